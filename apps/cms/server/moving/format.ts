import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentError, formatProblem } from "@waku/content";
import { formatContent, lostComments } from "../../src/model/content-file.ts";
import { contentFilesIn } from "./content-files.ts";

/**
 * `npm run content:format [-- --check] [FOLDER]`: writes the content files as the content backend's export does, so that
 * import and export leave each as it is. `--check` changes nothing and fails where a file is written otherwise.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
});
const folder = resolve(positionals[0] ?? `${import.meta.dirname}/../../../../content`);

const written: string[] = [];
let isSound = true;
for (const file of contentFilesIn(folder)) {
  const text = readFileSync(join(folder, file), "utf8");
  try {
    const formatted = formatContent(file, text);
    if (formatted === text) continue;
    for (const line of lostComments(file, text)) console.warn(`${file}: this comment goes: ${line.trim()}`);
    if (!values.check) writeFileSync(join(folder, file), formatted);
    written.push(file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    isSound = false;
  }
}
for (const file of written) console.log(file);
const count = `${written.length} file(s)`;
if (values.check && written.length > 0) console.error(`${count} to format: npm run content:format.`);
else console.log(`${count} formatted.`);
if (!isSound || (values.check && written.length > 0)) process.exitCode = 1;
