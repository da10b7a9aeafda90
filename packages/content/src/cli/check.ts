import { CommandError, runCommand } from "@waku/command";
import { checkContent } from "../check/check-content.ts";
import { ContentError, formatProblem, type Problem } from "../source/problem.ts";
import { withLines } from "../source/problem-lines.ts";
import { contentFolder } from "./content-folder.ts";

const usage = `npm run content:check -- [--only TEXT] [FOLDER]

Prints every problem of a content folder (content), or those that hold a text, and fails when there is one.`;

await runCommand({ usage, options: { only: { type: "string" } }, words: [0, 1] }, async ({ values, words }) => {
  const folder = contentFolder(words[0]);
  const problems = await problemsOf(folder);
  const shown = withLines(folder, problems).filter(
    (problem) => !values.only || formatProblem(problem).includes(values.only),
  );
  for (const problem of shown) console.error(formatProblem(problem));
  if (problems.length > 0) throw new CommandError(`${problems.length} problem(s), ${shown.length} shown.`);
  console.log("The content is sound.");
});

async function problemsOf(folder: string): Promise<Problem[]> {
  try {
    const { content, problems } = await checkContent(folder);
    console.log(`Read ${content.entries.de.length} German and ${content.entries.en.length} English documents.`);
    return problems;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}
