import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type CheckScope, checkChange, checkContent } from "../../check/check-content.ts";
import { type FindTarget, linksAndPlaceholders, targetsOf } from "../../check/rules/links.ts";
import { documentTexts } from "../../check/texts.ts";
import { type Locale, locales } from "../../schema/index.ts";
import type { ContentSource, Entry, Globals, Ref } from "../content-source.ts";
import { markdownBody } from "../parse.ts";
import { pauses } from "../pauses.ts";
import { fillDeep } from "../placeholders.ts";
import { ContentError, type Problem } from "../problem.ts";
import { ContentStore, type SharedContent, type StoreChange, type StoredDocument } from "../store/content-store.ts";
import { type DocumentFile, documentFile, type ReadDocument } from "./document-file.ts";
import { ownRedirectsFile, redirectsFile } from "./layout.ts";
import { Reader, readNavigation, readOwnRedirects, readRedirects } from "./load.ts";
import { watchFolder } from "./watch-folder.ts";

type Options = {
  /** Absolute path of the content folder. */
  folder: string;
  /** Further folders with media, for content that comes without them. */
  siteMedia?: string[];
  /** Follows files that change (development). */
  watch?: boolean;
  /** What the content is checked for; without it, what the site needs, in development also how the texts read. */
  scope?: CheckScope;
  /**
   * Also shows documents that are sound by themselves but do not fit together: a language is missing, a link leads
   * nowhere. For drafts.
   */
  allowsGaps?: boolean;
  /** Also shows what is yet to be published. For whoever writes it. */
  showsFuture?: boolean;
  /** Told of problems found while reloading, when the last good content stays in use, and of gaps. */
  onProblems?: (problems: Problem[]) => void;
  /** Told whenever files that changed were looked at (development): what keeps them from being shown, or nothing. */
  onFollowed?: (problems: Problem[]) => void;
};

/** A content source over files. */
export type FilesSource = ContentSource & {
  /**
   * Shows the content of a folder from now on. Documents read before keep their folder until nobody holds them.
   * @param changed files of it that are others than in the folder shown, or not there any more, where that is known
   * @throws ContentError when it holds a problem; the content shown stays as it was
   */
  show: (folder: string, changed?: string[]) => Promise<void>;
  /**
   * Takes over files of the folder shown that changed, came or went: what depends on them is checked, nothing else.
   * @param files paths relative to the folder
   * @throws ContentError as `show`
   */
  change: (files: string[]) => Promise<void>;
  /** Where media of the content shown lie; the first folder that has a file counts. */
  mediaFolders: () => [own: string, ...others: string[]];
  /** Where the content shown lies. */
  shownFolder: () => string;
  /**
   * Another source that begins with what is shown now and goes its own way from there: what neither changes is in memory
   * once. Media are those of this one.
   */
  fork: (options: Pick<Options, "allowsGaps" | "showsFuture">) => FilesSource;
};

/**
 * The content source over the files of a folder laid out as `content/`.
 * @throws ContentError when the folder holds a problem: a broken site must not start
 */
export async function openFilesSource(options: Options): Promise<FilesSource> {
  const loader = new FilesLoader(options);
  const store = await loader.open();
  const watcher = options.watch ? watchFolder(options.folder, (files) => loader.follow(files)) : undefined;
  return sourceOf(loader, () => {
    watcher?.close();
    store.close();
  });
}

function sourceOf(loader: FilesLoader, close: () => void): FilesSource {
  return {
    ...loader.store.reader(),
    close,
    show: (folder, changed) => loader.show(folder, changed),
    change: (files) => loader.show(loader.folder, files),
    mediaFolders: () => loader.mediaFoldersOf(loader.folder),
    shownFolder: () => loader.folder,
    fork(options) {
      const fork = loader.fork(options);
      return sourceOf(fork, () => fork.store.close());
    },
  };
}

/** Files that all menus, and nothing else, come from; other settings are also in the texts of documents. */
const navigationFiles = locales.map((locale) => `${locale}/navigation.yaml`);

/** Reads a folder into a store, and what changes in it. */
class FilesLoader {
  readonly #options: Options;
  readonly #scope: CheckScope;
  readonly #furtherMedia: () => string[];
  #folder: string;
  #store: ContentStore | undefined;
  /** Where documents came from that were replaced since: whoever holds one may still read its text. */
  readonly #formerFolders = new WeakMap<Entry, string>();
  /** Files that changed and could not be shown yet. */
  #pending = new Set<string>();
  /** One change after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param furtherMedia folders with media beside the content's own */
  constructor(options: Options, furtherMedia = () => options.siteMedia ?? []) {
    this.#options = options;
    this.#folder = options.folder;
    this.#scope = options.scope ?? (options.watch ? "all" : "working");
    this.#furtherMedia = furtherMedia;
  }

  get folder(): string {
    return this.#folder;
  }

  get store(): ContentStore {
    if (!this.#store) throw new Error("the content is not open yet");
    return this.#store;
  }

  mediaFoldersOf(folder: string): [string, ...string[]] {
    return [join(folder, "media"), ...this.#furtherMedia()];
  }

  async open(): Promise<ContentStore> {
    const { documents, shared } = await this.#load(this.#folder);
    return this.#begin(documents, shared);
  }

  fork(options: Pick<Options, "allowsGaps" | "showsFuture">): FilesLoader {
    const own = { ...options, folder: this.#folder, scope: this.#scope };
    const fork = new FilesLoader(own, () => this.mediaFoldersOf(this.#folder));
    const documents = locales.flatMap((locale) => [...this.store.documents(locale).values()]);
    fork.#begin(documents, this.store.shared);
    return fork;
  }

  #begin(documents: StoredDocument[], shared: SharedContent): ContentStore {
    this.#store = new ContentStore(shared, {
      showsFuture: this.#options.showsFuture,
      readText: (entry) => this.#textOf(entry),
    });
    this.#store.apply({ put: documents });
    return this.#store;
  }

  show(folder: string, changed?: string[]): Promise<void> {
    const shown = this.#turn.then(() => this.#show(folder, changed));
    this.#turn = shown.catch(() => undefined);
    return shown;
  }

  /** Shows files that changed, as soon as they are sound. */
  async follow(files: string[]): Promise<void> {
    try {
      await this.show(this.#folder, files);
      this.#options.onFollowed?.([]);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.#options.onProblems?.(error.problems);
      this.#options.onFollowed?.(error.problems);
    }
  }

  async #show(folder: string, changed: string[] | undefined): Promise<void> {
    const store = this.store;
    for (const file of changed ?? []) this.#pending.add(file);
    const files = [...this.#pending];
    const change = changed && isLimited(files) ? await this.#changeOf(folder, files) : await this.#wholeChange(folder);
    const replaced = [...(change.put ?? []).map(({ entry }) => entry), ...(change.remove ?? [])];
    for (const { locale, ref } of replaced) {
      const before = store.documents(locale).get(ref)?.entry;
      if (before) this.#formerFolders.set(before, this.#folder);
    }
    this.#pending.clear();
    this.#folder = folder;
    store.apply(change);
  }

  async #textOf(entry: Entry): Promise<string> {
    return markdownBody(await readFile(join(this.#formerFolders.get(entry) ?? this.#folder, entry.file), "utf8"));
  }

  /** Reads and checks a whole folder. */
  async #load(folder: string): Promise<{ documents: StoredDocument[]; shared: SharedContent }> {
    const texts = new Map<Entry, Pick<StoredDocument, "revision" | "links">>();
    const { content, problems } = await checkContent(folder, this.#scope, this.mediaFoldersOf(folder), (read) =>
      texts.set(read.entry, factsOf(read)),
    );
    const grave = this.#options.allowsGaps ? content.problems : problems;
    if (grave.length > 0) throw new ContentError(grave);
    if (problems.length > 0) this.#options.onProblems?.(problems);
    const { globals, redirects, ownRedirects } = content;
    const documents: StoredDocument[] = [];
    const pause = pauses();
    for (const locale of locales)
      for (const entry of content.entries[locale]) {
        const { revision = "", links = [] } = texts.get(entry) ?? {};
        documents.push({ entry: fillDeep(entry, globals, locale), revision, links });
        if (pause.isDue) await pause.take();
      }
    return { documents, shared: { globals, redirects, ownRedirects, navigation: filledNavigation(content) } };
  }

  /** What differs between a folder and what is shown. */
  async #wholeChange(folder: string): Promise<StoreChange> {
    const store = this.store;
    const { documents, shared } = await this.#load(folder);
    const put: StoredDocument[] = [];
    const present: Record<Locale, Set<Ref>> = { de: new Set(), en: new Set() };
    const pause = pauses();
    for (const document of documents) {
      const { locale, ref } = document.entry;
      present[locale].add(ref);
      if (!isSame(store.documents(locale).get(ref), document)) put.push(document);
      if (pause.isDue) await pause.take();
    }
    const remove = locales.flatMap((locale) =>
      [...store.documents(locale).keys()].filter((ref) => !present[locale].has(ref)).map((ref) => ({ locale, ref })),
    );
    return { put, remove, shared };
  }

  /** Reads and checks what some files change. */
  async #changeOf(folder: string, files: string[]): Promise<StoreChange> {
    const store = this.store;
    const problems: Problem[] = [];
    const reader = new Reader(folder, problems);
    const shared: Partial<SharedContent> = {};
    if (files.includes(redirectsFile)) shared.redirects = await readRedirects(reader);
    if (files.includes(ownRedirectsFile)) shared.ownRedirects = await readOwnRedirects(reader);
    const navigation = files.some((file) => navigationFiles.includes(file)) ? await readNavigation(reader) : undefined;
    const { globals } = store.shared;
    if (navigation) shared.navigation = filledNavigation({ navigation, globals });

    const { read, gone } = this.#readFiles(reader, this.#withSections(files));
    if (problems.length > 0) throw new ContentError(problems);
    const after = new Documents(store, read, gone);
    const mediaFolders = this.mediaFoldersOf(folder);
    const concerned = this.#readFiles(reader, after.concerned()).read;
    const content = {
      ...store.shared,
      ...shared,
      navigation: navigation ?? store.shared.navigation,
      entries: after.entries,
      find: after.find,
      changed: read,
      gone,
      concerned,
    };
    const found = [...problems, ...(await checkChange(content, this.#scope, mediaFolders))];
    if (found.length > 0) {
      if (!this.#options.allowsGaps) throw new ContentError(found);
      this.#options.onProblems?.(found);
    }
    const put = read.map((document): StoredDocument => {
      const { entry } = document;
      return { entry: fillDeep(entry, globals, entry.locale), ...factsOf(document) };
    });
    return { put, remove: gone, shared };
  }

  /** Files of documents as they are now; which are gone is told by their names. */
  #readFiles(reader: Reader, files: string[]): { read: ReadDocument[]; gone: { locale: Locale; ref: Ref }[] } {
    const read: ReadDocument[] = [];
    const gone: { locale: Locale; ref: Ref }[] = [];
    const places = files.flatMap((file) => documentFile(file) ?? []);
    // A section takes its address from its chapter, which is read before it.
    places.sort((a, b) => Number(b.kind === "chapter") - Number(a.kind === "chapter"));
    for (const place of places) {
      const { locale, ref } = place;
      if (!reader.has(place.file)) {
        gone.push({ locale, ref });
        continue;
      }
      const document = reader.document(place.file, (chapter) => this.#chapterOf(place, chapter, read, gone));
      if (document) read.push(document);
    }
    return { read, gone };
  }

  #chapterOf({ locale }: DocumentFile, chapter: Ref, read: ReadDocument[], gone: { locale: Locale; ref: Ref }[]) {
    const isChapter = ({ locale: language, ref }: { locale: Locale; ref: Ref }) =>
      language === locale && ref === chapter;
    if (gone.some(isChapter)) return undefined;
    const entry = read.find(({ entry }) => isChapter(entry))?.entry ?? this.store.documents(locale).get(chapter)?.entry;
    return entry?.kind === "chapter" ? entry : undefined;
  }

  /** The files, and those of sections of chapters among them. */
  #withSections(files: string[]): string[] {
    const all = new Set(files);
    for (const file of files) {
      const place = documentFile(file);
      if (place?.kind !== "chapter") continue;
      for (const { entry } of this.store.documents(place.locale).values())
        if (entry.kind === "section" && entry.chapter === place.ref) all.add(entry.file);
    }
    return [...all];
  }
}

/** All documents as they are after a change. */
class Documents {
  readonly entries: Record<Locale, Entry[]>;
  readonly find: FindTarget;
  readonly #store: ContentStore;
  readonly #changed: Set<string>;
  readonly #lost: Record<Locale, Set<string>> = { de: new Set(), en: new Set() };

  constructor(store: ContentStore, read: ReadDocument[], gone: { locale: Locale; ref: Ref }[]) {
    this.#store = store;
    const fresh = new Map(read.map(({ entry }) => [`${entry.locale} ${entry.ref}`, entry]));
    this.#changed = new Set([...fresh.keys(), ...gone.map(({ locale, ref }) => `${locale} ${ref}`)]);
    const after = (locale: Locale) => {
      const entries: Entry[] = [];
      for (const [ref, { entry }] of store.documents(locale))
        if (!this.#changed.has(`${locale} ${ref}`)) entries.push(entry);
      for (const { entry } of read) if (entry.locale === locale) entries.push(entry);
      return entries;
    };
    this.entries = { de: after("de"), en: after("en") };
    this.find = (locale, target) => {
      const stands = (entry: Entry) => `/${entry.path}` === target || entry.ref === target;
      const changed = read.find(({ entry }) => entry.locale === locale && stands(entry))?.entry;
      if (changed) return changed;
      const before = target.startsWith("/")
        ? store.documentAt(locale, target.slice(1))
        : store.documents(locale).get(target as Ref);
      return before && !this.#changed.has(`${locale} ${before.entry.ref}`) ? before.entry : undefined;
    };
    for (const name of this.#changed) {
      const [locale, ref] = name.split(" ") as [Locale, Ref];
      const before = store.documents(locale).get(ref)?.entry;
      const now = fresh.get(name);
      if (!before) continue;
      const isLost =
        !now || now.path !== before.path || anchorsOf(before).some((anchor) => !anchorsOf(now).includes(anchor));
      if (isLost) this.#lost[locale].add(`/${before.path}`).add(ref);
    }
  }

  /** Files of other documents that have to be looked at again: counterparts, and what leads to where something is gone. */
  concerned(): string[] {
    const files = new Set<string>();
    const add = ({ file, locale, ref }: Entry) => {
      if (!this.#changed.has(`${locale} ${ref}`)) files.add(file);
    };
    for (const name of this.#changed) {
      const ref = name.slice(name.indexOf(" ") + 1) as Ref;
      for (const locale of locales) {
        const entry = this.#store.documents(locale).get(ref)?.entry;
        if (entry) add(entry);
      }
    }
    for (const locale of locales) for (const { entry } of this.#store.linking(locale, this.#lost[locale])) add(entry);
    return [...files];
  }
}

function anchorsOf(entry: Entry): string[] {
  if (entry.kind !== "page") return [];
  return entry.page.blocks.flatMap((block) => ("anchor" in block && block.anchor ? [block.anchor] : []));
}

/** Files beside documents whose change is limited to what they hold. */
const limitedFiles = [...navigationFiles, redirectsFile, ownRedirectsFile];

/** Whether files change nothing beyond documents, menus and redirects. */
function isLimited(files: string[]): boolean {
  return files.every((file) => documentFile(file) !== undefined || limitedFiles.includes(file));
}

/** What a store is told of a document's text beside the document. */
function factsOf({ entry, body }: ReadDocument): Pick<StoredDocument, "revision" | "links"> {
  const inBody = linksAndPlaceholders(body);
  const texts = [...documentTexts(entry), { at: "text", text: inBody, markdown: true }];
  const links = targetsOf(entry, texts);
  return { revision: body && hash("sha1", body, "base64url"), links: links.length > 0 ? links : noLinks };
}
const noLinks: readonly string[] = [];

function filledNavigation({ navigation, globals }: Pick<SharedContent, "navigation"> & { globals: Globals }) {
  return { de: fillDeep(navigation.de, globals, "de"), en: fillDeep(navigation.en, globals, "en") };
}

function isSame(before: StoredDocument | undefined, now: StoredDocument): boolean {
  return before?.revision === now.revision && isDeepStrictEqual(before.entry, now.entry);
}
