import { type FSWatcher, watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../../check/check-content.ts";
import { type Locale, locales } from "../../schema/index.ts";
import type { ContentSource, Entry, Tag } from "../content-source.ts";
import { markdownBody } from "../parse.ts";
import { fillPlaceholders } from "../placeholders.ts";
import { ContentError, type Problem } from "../problem.ts";
import { changedTags } from "./changed-tags.ts";
import { buildIndex, type ContentIndex, fillContent } from "./content-index.ts";
import type { LoadedContent } from "./load.ts";

type Options = {
  /** Absolute path of the content folder. */
  folder: string;
  /** Further folders with media, for content that comes without them. */
  siteMedia?: string[];
  /** Reload when a file changes (development); the texts are then checked for how they read, too. */
  watch?: boolean;
  /**
   * Also shows documents that are sound by themselves but do not fit together: a language is missing, a link leads
   * nowhere. For drafts.
   */
  allowsGaps?: boolean;
  /** Also shows what is yet to be published. For whoever writes it. */
  showsFuture?: boolean;
  /** Told of problems found while reloading, when the last good content stays in use, and of gaps. */
  onProblems?: (problems: Problem[]) => void;
};

/** A content source over files. */
export type FilesSource = ContentSource & {
  /**
   * Shows the content of a folder from now on. Documents read before keep their folder until nobody holds them.
   * @throws ContentError when it holds a problem; the content shown stays as it was
   */
  show: (folder: string) => Promise<void>;
  /** Where media of the content shown lie; the first folder that has a file counts. */
  mediaFolders: () => [own: string, ...others: string[]];
  /** Where the content shown lies. */
  shownFolder: () => string;
};

/** So late at most it is noticed that the clock was set. */
const clockCheckMs = 10_000;

/**
 * The content source over the files of a folder laid out as `content/`.
 * @throws ContentError when the folder holds a problem: a broken site must not start
 */
export async function openFilesSource(options: Options): Promise<FilesSource> {
  const { siteMedia = [], watch: watching = false, allowsGaps = false, showsFuture = false, onProblems } = options;
  const scope = watching ? "all" : "working";
  const listeners = new Set<(tags: Tag[]) => void>();
  /** A document's text is read from the folder that the document itself came from. */
  const folders = new WeakMap<Entry, string>();

  async function load(folder: string): Promise<LoadedContent> {
    const { content: loaded, problems } = await checkContent(folder, scope, mediaFoldersOf(folder));
    const grave = allowsGaps ? loaded.problems : problems;
    if (grave.length > 0) throw new ContentError(grave);
    if (problems.length > 0) onProblems?.(problems);
    const filled = fillContent(loaded);
    for (const locale of locales) for (const entry of filled.entries[locale]) folders.set(entry, folder);
    return filled;
  }
  function mediaFoldersOf(folder: string): [string, ...string[]] {
    return [join(folder, "media"), ...siteMedia];
  }
  let shown = options.folder;
  const indexNow = (content: LoadedContent) => buildIndex(content, Date.now(), showsFuture);
  let index = indexNow(await load(shown));

  function use(next: ContentIndex): void {
    const tags = changedTags(index, next);
    index = next;
    if (tags.length > 0) for (const listener of listeners) listener(tags);
  }
  async function show(folder: string): Promise<void> {
    const content = await load(folder);
    shown = folder;
    use(indexNow(content));
    followClock();
  }
  /** Publishes what is due, lets events begin and end, and takes it back when the clock was set back. */
  function current(): ContentIndex {
    const { from, until } = index.period;
    if (Date.now() < from || Date.now() >= until) use(indexNow(index.content));
    return index;
  }
  let timer: NodeJS.Timeout | undefined;
  /** Does so in time for those who wait for changes. */
  function followClock(): void {
    clearTimeout(timer);
    current();
    timer = setTimeout(followClock, Math.min(clockCheckMs, index.period.until - Date.now())).unref();
  }
  followClock();
  async function reload() {
    try {
      await show(shown);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      onProblems?.(error.problems);
    }
  }
  const watcher = watching ? watchFolder(shown, reload) : undefined;

  return {
    globals: async () => index.content.globals,
    navigation: async (locale) => index.content.navigation[locale],
    find: async (locale, path) => current().byPath[locale].get(path),
    get: async (locale, ref) => current().byRef[locale].get(ref),
    async list(locale, collection, { offset = 0, limit } = {}) {
      const all = current().lists[locale].get(collection) ?? [];
      return { items: all.slice(offset, limit === undefined ? undefined : offset + limit), total: all.length };
    },
    chapters: async (locale, handbook) => current().handbooks[locale].get(handbook) ?? [],
    async neighbours(entry) {
      const all = current().lists[entry.locale].get(entry.collection) ?? [];
      const at = current().positions[entry.locale].get(entry.ref) ?? -1;
      return at === -1 ? {} : { newer: all[at - 1], older: all[at + 1] };
    },
    async body(entry) {
      const text = await readFile(join(folders.get(entry) ?? shown, entry.file), "utf8");
      return fillPlaceholders(markdownBody(text), index.content.globals, entry.locale);
    },
    async alternates(ref) {
      const paths: Partial<Record<Locale, string>> = {};
      for (const locale of locales) {
        const entry = current().byRef[locale].get(ref);
        if (entry) paths[locale] = entry.path;
      }
      return paths;
    },
    movedTo: async (locale, path) => current().moved[locale].get(path),
    entries: async (locale) => current().byRef[locale].values(),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      watcher?.close();
      clearTimeout(timer);
    },
    show,
    mediaFolders: () => mediaFoldersOf(shown),
    shownFolder: () => shown,
  };
}

/** Editors write files in bursts; one reload follows the last of them. */
function watchFolder(folder: string, reload: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, 100);
  });
}
