import type { CollectionName, HandbookName, Locale } from "../../schema/index.ts";
import type { ChapterEntry, Entry, Globals, ItemEntry, Ref, SectionEntry } from "../content-source.ts";
import { fillDeep } from "../placeholders.ts";
import type { LoadedContent } from "./load.ts";
import { movedAddresses } from "./moved-addresses.ts";

/** Loaded content, placeholders filled, by everything it is asked for. */
export type ContentIndex = {
  content: LoadedContent;
  byPath: Record<Locale, Map<string, Entry>>;
  byRef: Record<Locale, Map<Ref, Entry>>;
  lists: Record<Locale, Map<CollectionName, ItemEntry[]>>;
  /** Place of an item in the list of its collection. */
  positions: Record<Locale, Map<Ref, number>>;
  handbooks: Record<Locale, Map<HandbookName, BoundChapter[]>>;
  /** New path of documents that left an address. */
  moved: Record<Locale, Map<string, string>>;
};
type BoundChapter = { chapter: ChapterEntry; sections: SectionEntry[] };

export function buildIndex(loaded: LoadedContent): ContentIndex {
  const content = {
    ...loaded,
    navigation: fillLocales(loaded.navigation, loaded.globals),
    entries: fillLocales(loaded.entries, loaded.globals),
  };
  const byLocale = <T>(make: (entries: Entry[]) => T): Record<Locale, T> => ({
    de: make(content.entries.de),
    en: make(content.entries.en),
  });
  const lists = byLocale(sortedLists);
  const byPath = byLocale((entries) => new Map(entries.map((entry) => [entry.path, entry])));
  const moved = (locale: Locale) =>
    movedAddresses(
      content.redirects.filter((redirect) => redirect.locale === locale),
      (path) => byPath[locale].has(path),
    );
  return {
    content,
    lists,
    positions: { de: positions(lists.de), en: positions(lists.en) },
    handbooks: byLocale(boundHandbooks),
    byPath,
    byRef: byLocale((entries) => new Map(entries.map((entry) => [entry.ref, entry]))),
    moved: { de: moved("de"), en: moved("en") },
  };
}

function fillLocales<T>(values: Record<Locale, T>, globals: Globals): Record<Locale, T> {
  return { de: fillDeep(values.de, globals, "de"), en: fillDeep(values.en, globals, "en") };
}

function sortedLists(entries: Entry[]): Map<CollectionName, ItemEntry[]> {
  const lists = new Map<CollectionName, ItemEntry[]>();
  for (const entry of entries) {
    if (entry.kind !== "item") continue;
    const list = lists.get(entry.collection) ?? [];
    list.push(entry);
    lists.set(entry.collection, list);
  }
  for (const list of lists.values()) list.sort(newestFirst);
  return lists;
}

function positions(lists: Map<CollectionName, ItemEntry[]>): Map<Ref, number> {
  return new Map([...lists.values()].flatMap((list) => list.map(({ ref }, index): [Ref, number] => [ref, index])));
}

/** Chapters of each handbook with their sections, both in reading order. */
function boundHandbooks(entries: Entry[]): Map<HandbookName, BoundChapter[]> {
  const chapters = entries.filter((entry) => entry.kind === "chapter").sort((a, b) => a.order - b.order);
  const sections = entries.filter((entry) => entry.kind === "section").sort((a, b) => a.order - b.order);
  const bound = chapters.map((chapter) => ({
    chapter,
    sections: sections.filter((section) => section.chapter === chapter.ref),
  }));
  return Map.groupBy(bound, ({ chapter }) => chapter.handbook);
}

function newestFirst(a: ItemEntry, b: ItemEntry): number {
  const [dayA = "", dayB = ""] = [a.published, b.published];
  if (dayA !== dayB) return dayA < dayB ? 1 : -1;
  return titleOrder[a.locale].compare(a.title, b.title);
}

const titleOrder = { de: new Intl.Collator("de"), en: new Intl.Collator("en") };
