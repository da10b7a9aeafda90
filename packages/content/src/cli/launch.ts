import { resolve } from "node:path";
import { checkContent } from "../check/check-content.ts";
import { imprintGaps } from "../check/imprint-gaps.ts";
import { registerGaps } from "../check/register-gaps.ts";
import { unsetSettings } from "../check/unset-settings.ts";
import { ContentError, formatProblem } from "../source/problem.ts";

/** `npm run launch:check [-- FOLDER]`: what the operator must still say before the site goes public. */
const folder = resolve(process.argv[2] ?? `${import.meta.dirname}/../../../../content`);

try {
  const { content, problems, claims } = await checkContent(folder);
  for (const problem of problems) console.error(formatProblem(problem));
  const today = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  const gaps = [...unsetSettings(content.globals), ...registerGaps(content.globals, claims, today)];
  for (const { file, at, effect } of gaps) console.log(`${file} → ${at}: ${effect}`);
  const siteUrl = process.env.SITE_URL ?? "";
  if (!siteUrl.startsWith("https://"))
    console.log(`SITE_URL="${siteUrl}": set the public https:// origin, for example https://www.example.com`);
  const provider = imprintGaps(content.globals);
  if (provider.length > 0) console.error(`The imprint does not say who provides the site: ${provider.join(", ")}.`);
  const isReady = problems.length === 0 && gaps.length === 0 && siteUrl.startsWith("https://");
  console.log(
    isReady
      ? "Nothing is missing for launch."
      : `${gaps.length} setting(s) open, ${problems.length} content problem(s).`,
  );
  if (!isReady) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
