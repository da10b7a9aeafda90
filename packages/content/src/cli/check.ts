import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../check/check-content.ts";
import { ContentError, formatProblem, type Problem } from "../source/problem.ts";
import { withLines } from "../source/problem-lines.ts";

/** `npm run content:check [-- --only TEXT] [FOLDER]`: prints every problem and fails when there is one. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: "string" } } });
const folder = resolve(positionals[0] ?? `${import.meta.dirname}/../../../../content`);

let problems: Problem[];
try {
  const result = await checkContent(folder);
  problems = result.problems;
  console.log(
    `Read ${result.content.entries.de.length} German and ${result.content.entries.en.length} English documents.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  problems = error.problems;
}
const shown = withLines(folder, problems).filter(
  (problem) => !values.only || formatProblem(problem).includes(values.only),
);
for (const problem of shown) console.error(formatProblem(problem));
console.log(problems.length === 0 ? "The content is sound." : `${problems.length} problem(s), ${shown.length} shown.`);
if (problems.length > 0) process.exitCode = 1;
