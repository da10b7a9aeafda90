import type { FileProblem } from "./file-types";
import type { LeadFile } from "./lead";

/** A file that came with a form: on disk, or why it is not. */
export type ReceivedFile = {
  field: string;
  /** As the visitor's browser named it. */
  name: string;
  result: LeadFile | FileProblem;
};
