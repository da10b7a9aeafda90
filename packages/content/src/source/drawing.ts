import type { ItemOf } from "../schema/index.ts";
import type { Entry } from "./content-source.ts";

type Drawing = NonNullable<ItemOf<"article">["drawing"]>;

/** The drawing of an article, if it has one. */
export function drawingOf(entry: Entry): Drawing | undefined {
  return entry.kind === "item" && entry.collection === "article"
    ? (entry.fields.drawing as Drawing | undefined)
    : undefined;
}
