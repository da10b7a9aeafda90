import type { LinkView } from "../../ui/views";
import type { Heading } from "../heading";

/** Kinds of downloads, in the order of the list of all. */
export const shelfNames = ["templates", "whitepapers", "press", "jobs"] as const;

export type ShelfName = (typeof shelfNames)[number];

/** A download in the list of all, with the page that tells more about it; `file` is missing where the page sends it. */
export type LibraryItemView = {
  title: string;
  text: string;
  source: LinkView;
  file?: { href: string; format: string };
};

export type LibraryBlockView = Heading & { type: "library"; shelves: { name: ShelfName; items: LibraryItemView[] }[] };
