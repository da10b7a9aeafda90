import { CommandError, runCommand } from "@waku/command";
import { checkContent } from "../check/check-content.ts";
import { imprintGaps } from "../check/imprint-gaps.ts";
import { registerGaps } from "../check/register-gaps.ts";
import { unsetSettings } from "../check/unset-settings.ts";
import { ContentError, formatProblem } from "../source/problem.ts";
import { contentFolder } from "./content-folder.ts";

const usage = `npm run launch:check -- [FOLDER]

Says what the operator must still set before the site goes public, of a content folder (content) and of SITE_URL.`;

await runCommand({ usage, words: [0, 1] }, async ({ words }) => {
  const { content, problems, claims } = await read(contentFolder(words[0]));
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
});

/** @throws CommandError that names what cannot be read */
async function read(folder: string) {
  try {
    return await checkContent(folder);
  } catch (error) {
    if (error instanceof ContentError) throw new CommandError(error.message);
    throw error;
  }
}
