import type { FileProblem } from "./file-types.ts";
import type { LeadFile } from "./lead.ts";

/** A file that came with a form: on disk, or why it is not. */
export type ReceivedFile = {
  field: string;
  /** As the visitor's browser named it. */
  name: string;
  result: LeadFile | FileProblem;
};
