/** Documents that forms accept, told by their content. */
export const fileTypes = [
  { mime: "application/pdf", extension: "pdf" },
  { mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", extension: "docx" },
] as const;

/** Why a file was not accepted. */
export type FileProblem = "tooLarge" | "tooMany" | "wrongType" | "notStored";
