/** Something wrong in the content: where it is, what is wrong, how to mend it. */
export type Problem = {
  /** Path relative to the content folder. */
  file: string;
  /** Place inside the document, for example `blocks.2.items.0.icon`. */
  at?: string;
  message: string;
};

/** One line per problem, for the terminal. */
export function formatProblem({ file, at, message }: Problem): string {
  return `${file}${at ? ` → ${at}` : ""}: ${message}`;
}

/** Thrown where content cannot be used at all; its message lists every problem. */
export class ContentError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(`The content has ${problems.length} problem(s):\n${problems.map((p) => `  ${formatProblem(p)}`).join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}
