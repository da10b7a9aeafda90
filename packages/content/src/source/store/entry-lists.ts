import { collectionNames, handbookNames } from "../../schema/index.ts";
import type { ChapterEntry, Entry, ItemEntry, SectionEntry } from "../content-source.ts";

/** A chapter with its sections in reading order. */
export type BoundChapter = { chapter: ChapterEntry; sections: SectionEntry[] };

const titleOrder = { de: new Intl.Collator("de"), en: new Intl.Collator("en") };

/** Order of the items of a collection: newest first, then by title. */
export function newestFirst(a: ItemEntry, b: ItemEntry): number {
  const [timeA, timeB] = [publishedAt(a), publishedAt(b)];
  if (timeA !== timeB) return timeA < timeB ? 1 : -1;
  return titleOrder[a.locale].compare(a.title, b.title) || byText(a.file, b.file);
}

/** Order in which documents are read from a folder, and told when all are asked for. */
export function folderOrder(a: Entry, b: Entry): number {
  return placeOf(a) - placeOf(b) || byText(a.file, b.file);
}

/** When a document appears; what has no date has always been there. */
export function publishedAt(entry: Entry): number {
  return (entry.kind === "item" ? entry.publishedAt : undefined) ?? Number.NEGATIVE_INFINITY;
}

/** Chapters of a handbook with their sections, both in reading order. */
export function boundChapters(entries: (ChapterEntry | SectionEntry)[]): BoundChapter[] {
  const chapters = entries.filter((entry) => entry.kind === "chapter").sort((a, b) => a.order - b.order);
  const sections = entries.filter((entry) => entry.kind === "section").sort((a, b) => a.order - b.order);
  return chapters.map((chapter) => ({
    chapter,
    sections: sections.filter((section) => section.chapter === chapter.ref),
  }));
}

/** Puts an item into a sorted list. */
export function insertSorted(list: ItemEntry[], item: ItemEntry): void {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = list[middle];
    if (other && newestFirst(other, item) <= 0) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, item);
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Pages, then items by collection, then each handbook, its chapters first. */
function placeOf(entry: Entry): number {
  if (entry.kind === "page") return 0;
  if (entry.kind === "item") return 1 + collectionNames.indexOf(entry.collection);
  const handbook = 1 + collectionNames.length + 2 * handbookNames.indexOf(entry.handbook);
  return entry.kind === "chapter" ? handbook : handbook + 1;
}
