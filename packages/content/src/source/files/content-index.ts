import type { CollectionName, HandbookName, Locale } from "../../schema/index.ts";
import type { ChapterEntry, Entry, Globals, ItemEntry, Ref, SectionEntry } from "../content-source.ts";
import { fillDeep } from "../placeholders.ts";
import type { LoadedContent } from "./load.ts";
import { movedAddresses } from "./moved-addresses.ts";
import { changesOf, entryAt } from "./page-now.ts";

/** A content as it is at some time, by everything it is asked for. */
export type ContentIndex = {
  content: LoadedContent;
  /** From when until when it is just like this, in milliseconds since 1970, without the end. */
  period: { from: number; until: number };
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

/** Loaded content with its placeholders filled. */
export function fillContent(loaded: LoadedContent): LoadedContent {
  return {
    ...loaded,
    navigation: fillLocales(loaded.navigation, loaded.globals),
    entries: fillLocales(loaded.entries, loaded.globals),
  };
}

/**
 * @param content with its placeholders filled
 * @param now milliseconds since 1970
 * @param showsFuture whether everything is in it, whenever it is published
 */
export function buildIndex(content: LoadedContent, now: number, showsFuture: boolean): ContentIndex {
  const { timeZone } = content.globals.booking;
  const all = [...content.entries.de, ...content.entries.en];
  const times = [...(showsFuture ? [] : all.map(publishedAt)), ...all.flatMap((entry) => changesOf(entry, timeZone))];
  const asNow = (entries: Entry[]) =>
    entries.filter((entry) => showsFuture || publishedAt(entry) <= now).map((entry) => entryAt(entry, now, timeZone));
  const shown = { de: asNow(content.entries.de), en: asNow(content.entries.en) };
  const byLocale = <T>(make: (entries: Entry[]) => T): Record<Locale, T> => ({
    de: make(shown.de),
    en: make(shown.en),
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
    period: { from: latest(times.filter((time) => time <= now)), until: earliest(times.filter((time) => time > now)) },
    lists,
    positions: { de: positions(lists.de), en: positions(lists.en) },
    handbooks: byLocale(boundHandbooks),
    byPath,
    byRef: byLocale((entries) => new Map(entries.map((entry) => [entry.ref, entry]))),
    moved: { de: moved("de"), en: moved("en") },
  };
}

/** What has no date has always been there. */
function publishedAt(entry: Entry): number {
  return (entry.kind === "item" ? entry.publishedAt : undefined) ?? Number.NEGATIVE_INFINITY;
}

// Without spreading: there may be more times than a call takes arguments.
const latest = (times: number[]) => times.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
const earliest = (times: number[]) => times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);

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
  const [timeA, timeB] = [publishedAt(a), publishedAt(b)];
  if (timeA !== timeB) return timeA < timeB ? 1 : -1;
  return titleOrder[a.locale].compare(a.title, b.title);
}

const titleOrder = { de: new Intl.Collator("de"), en: new Intl.Collator("en") };
