import type { Words } from "@waku/i18n/locale";

/** Something wrong in the content: where it is, what is wrong, how to mend it. */
export type Problem = {
  /** Path relative to the content folder. */
  file: string;
  /** Place inside the document, for example `blocks.2.items.0.icon`. */
  at?: string;
  /** Line of that place, from 1, where it is known. */
  line?: number;
  /** What is wrong and how to mend it, in the languages of those who write. */
  message: Words;
};

/** One line per problem, for terminal and log. */
export function formatProblem({ file, at, line, message }: Problem): string {
  return `${file}${line ? `:${line}` : ""}${at ? ` → ${at}` : ""}: ${message.en}`;
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
