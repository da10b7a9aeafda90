const openXml = "application/vnd.openxmlformats-officedocument";

/** Files that tell by their first bytes what they are. */
const binaryTypes = [
  { mime: "application/pdf", extension: "pdf" },
  { mime: `${openXml}.wordprocessingml.document`, extension: "docx" },
  { mime: `${openXml}.spreadsheetml.sheet`, extension: "xlsx" },
  { mime: "image/png", extension: "png" },
  { mime: "image/jpeg", extension: "jpg" },
  { mime: "image/webp", extension: "webp" },
] as const;

/**
 * Plain text. Which of them it is only its name says, so whatever is text is one of these: the last one, where the name
 * says nothing.
 */
const textTypes = [
  { mime: "text/csv", extension: "csv" },
  { mime: "text/plain", extension: "log" },
  { mime: "application/json", extension: "json" },
  { mime: "text/plain", extension: "txt" },
] as const;

export type FileType = { mime: string; extension: string };

/**
 * What a file field takes: `documents` are read and printed, `attachments` are whatever explains a question about
 * machines, plans, pictures, tables and logs among it. No archives: what is in one cannot be judged by its content.
 */
export const fileSets = {
  documents: { binary: binaryTypes.filter(({ extension }) => ["pdf", "docx"].includes(extension)), text: [] },
  attachments: { binary: binaryTypes, text: textTypes },
} as const satisfies Record<string, { binary: readonly FileType[]; text: readonly FileType[] }>;
export type FileSet = keyof typeof fileSets;

/** Ways to write the ending of the same kind of file, for the browser's own choice of files. */
const otherEndings: Record<string, string[]> = { jpg: ["jpeg"] };

/** Endings that a field takes, as `accept` lists them. */
export function acceptedEndings(set: FileSet): string {
  const { binary, text } = fileSets[set];
  const endings = [...binary, ...text].flatMap(({ extension }) => [extension, ...(otherEndings[extension] ?? [])]);
  return endings.map((ending) => `.${ending}`).join(",");
}

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
