/** Documents that forms accept, told by their content. */
export const fileTypes = [
  { mime: "application/pdf", extension: "pdf" },
  { mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", extension: "docx" },
] as const;

/** Why a file was left out of a form that is accepted without it. */
export type LeftOutReason = "noRoom" | "infected" | "unchecked";

/** Why a file was not accepted; but for a reason to leave it out, the whole form is not. */
export type FileProblem = "tooLarge" | "tooMany" | "wrongType" | "notStored" | LeftOutReason;

const leftOutReasons: readonly string[] = ["noRoom", "infected", "unchecked"] satisfies LeftOutReason[];

export function isLeftOut(problem: FileProblem): problem is LeftOutReason {
  return leftOutReasons.includes(problem);
}

/** A file that a form came with and was accepted without. */
export type LeftOutFile = {
  /** The visitor's name for it, as plain text. */
  name: string;
  reason: LeftOutReason;
};
