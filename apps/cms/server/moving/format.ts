import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandError, runCommand } from "@waku/command";
import { ContentError, formatProblem } from "@waku/content";
import { formatContent, lostComments } from "../../src/model/content-file.ts";
import { contentFilesIn } from "./content-files.ts";

const usage = `npm run content:format -- [--check] [FOLDER]

Writes the files of a content folder (content) as the content backend's export does, so that import and export leave
each as it is. --check changes nothing and fails where a file is written otherwise.`;
const options = { check: { type: "boolean", default: false } } as const;

await runCommand({ usage, options, words: [0, 1] }, ({ values, words: [name] }) => {
  const folder = resolve(name ?? `${import.meta.dirname}/../../../../content`);
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
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
});
