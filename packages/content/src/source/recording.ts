import type { Recording } from "../schema/index.ts";
import type { Entry } from "./content-source.ts";

/** The recording of an update, if it has one. */
export function recordingOf(entry: Entry): Recording | undefined {
  return entry.kind === "item" && entry.collection === "update"
    ? (entry.fields.audio as Recording | undefined)
    : undefined;
}
