import { type FSWatcher, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../../check/check-content.ts";
import {
  type CollectionName,
  collectionNames,
  type HandbookName,
  handbookNames,
  type Locale,
  locales,
} from "../../schema/index.ts";
import type {
  ChapterEntry,
  ContentSource,
  Entry,
  Globals,
  ItemEntry,
  Ref,
  SectionEntry,
  Tag,
} from "../content-source.ts";
import { markdownBody } from "../parse.ts";
import { fillDeep, fillPlaceholders } from "../placeholders.ts";
import { ContentError, type Problem } from "../problem.ts";
import type { LoadedContent } from "./load.ts";

type Options = {
  /** Absolute path of the content folder. */
  folder: string;
  /** Reload when a file changes (development); the texts are then checked for how they read, too. */
  watch?: boolean;
  /** Told of problems found while reloading; the last good content stays in use. */
  onProblems?: (problems: Problem[]) => void;
};

/**
 * The content source over the files under `content/`.
 * @throws ContentError when the folder holds a problem: a broken site must not start
 */
export async function openFilesSource({
  folder,
  watch: watching = false,
  onProblems,
}: Options): Promise<ContentSource> {
  const scope = watching ? "all" : "working";
  const first = await checkContent(folder, scope);
  if (first.problems.length > 0) throw new ContentError(first.problems);
  let index = buildIndex(first.content);
  const listeners = new Set<(tags: Tag[]) => void>();

  async function reload() {
    try {
      const { content, problems } = await checkContent(folder, scope);
      if (problems.length > 0) throw new ContentError(problems);
      index = buildIndex(content);
      const tags = [...index.byRef.de.keys(), ...allListTags()];
      for (const listener of listeners) listener(tags);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      onProblems?.(error.problems);
    }
  }
  const watcher = watching ? watchFolder(folder, reload) : undefined;

  return {
    globals: async () => index.content.globals,
    navigation: async (locale) => index.content.navigation[locale],
    find: async (locale, path) => index.byPath[locale].get(path),
    get: async (locale, ref) => index.byRef[locale].get(ref),
    async list(locale, collection, { offset = 0, limit } = {}) {
      const all = index.lists[locale].get(collection) ?? [];
      return { items: all.slice(offset, limit === undefined ? undefined : offset + limit), total: all.length };
    },
    chapters: async (locale, handbook) => index.handbooks[locale].get(handbook) ?? [],
    async neighbours(entry) {
      const all = index.lists[entry.locale].get(entry.collection) ?? [];
      const at = index.positions[entry.locale].get(entry.ref) ?? -1;
      return at === -1 ? {} : { newer: all[at - 1], older: all[at + 1] };
    },
    async body(entry) {
      const text = await readFile(join(folder, entry.file), "utf8");
      return fillPlaceholders(markdownBody(text), index.content.globals, entry.locale);
    },
    async alternates(ref) {
      const paths: Partial<Record<Locale, string>> = {};
      for (const locale of locales) {
        const entry = index.byRef[locale].get(ref);
        if (entry) paths[locale] = entry.path;
      }
      return paths;
    },
    entries: async (locale) => index.byRef[locale].values(),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watcher?.close(),
  };
}

type Index = {
  content: LoadedContent;
  byPath: Record<Locale, Map<string, Entry>>;
  byRef: Record<Locale, Map<Ref, Entry>>;
  lists: Record<Locale, Map<CollectionName, ItemEntry[]>>;
  /** Place of an item in the list of its collection. */
  positions: Record<Locale, Map<Ref, number>>;
  handbooks: Record<Locale, Map<HandbookName, BoundChapter[]>>;
};
type BoundChapter = { chapter: ChapterEntry; sections: SectionEntry[] };

function buildIndex(loaded: LoadedContent): Index {
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
  return {
    content,
    lists,
    positions: { de: positions(lists.de), en: positions(lists.en) },
    handbooks: byLocale(boundHandbooks),
    byPath: byLocale((entries) => new Map(entries.map((entry) => [entry.path, entry]))),
    byRef: byLocale((entries) => new Map(entries.map((entry) => [entry.ref, entry]))),
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

function allListTags(): Tag[] {
  return [
    "globals",
    ...collectionNames.map((name): Tag => `collection:${name}`),
    ...handbookNames.map((name): Tag => `handbook:${name}`),
  ];
}

/** Editors write files in bursts; one reload follows the last of them. */
function watchFolder(folder: string, reload: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, 100);
  });
}
