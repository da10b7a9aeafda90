import type { OpeningPicture } from "../schema/index.ts";
import type { Entry } from "./content-source.ts";

/** The picture that an article, update or press release opens with, if it has one. */
export function pictureOf(entry: Entry): OpeningPicture | undefined {
  return entry.kind === "item" ? (entry.fields.picture as OpeningPicture | undefined) : undefined;
}
