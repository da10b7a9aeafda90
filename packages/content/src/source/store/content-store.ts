import { isDeepStrictEqual } from "node:util";
import { type CollectionName, type HandbookName, type Locale, locales, type Navigation } from "../../schema/index.ts";
import type { OwnRedirect } from "../../schema/own-redirects.ts";
import type { Redirect } from "../../schema/redirects.ts";
import type { Change, ContentSource, Entry, Globals, ItemEntry, Ref, Tag } from "../content-source.ts";
import { isDataPage } from "../data-pages.ts";
import { fillPlaceholders } from "../placeholders.ts";
import { placesOf } from "../site-address.ts";
import {
  type BoundChapter,
  boundChapters,
  folderOrder,
  insertSorted,
  newestFirst,
  publishedAt,
} from "./entry-lists.ts";
import { leftAddresses } from "./left-addresses.ts";
import { changesOf, entryAt } from "./page-now.ts";
import { settingsTags } from "./settings-tags.ts";

/** A whole document as a loader hands it over, with what the store needs to know of its text. */
export type StoredDocument = {
  /** Placeholders filled; as it is at no time in particular. */
  entry: Entry;
  /** Another one for another text. */
  revision: string;
  /** Documents that it leads to: `/<path>` or a ref, each once. */
  links: readonly string[];
};

/** What all documents share. */
export type SharedContent = {
  globals: Globals;
  navigation: Record<Locale, Navigation>;
  /** Addresses that documents have left. */
  redirects: Redirect[];
  /** Redirects that editors wrote. */
  ownRedirects: OwnRedirect[];
};

/** What a loader hands over at once: all of it is shown from the same instant on. */
export type StoreChange = {
  put?: StoredDocument[];
  remove?: { locale: Locale; ref: Ref }[];
  shared?: Partial<SharedContent>;
};

type Options = {
  /** Whether everything is in it, whenever it is published. */
  showsFuture?: boolean;
  /** Text of a document as it is written, without its front matter. */
  readText: (entry: Entry) => Promise<string>;
};

type OfLocale = {
  /** Everything handed over, whenever it is published. */
  documents: Map<Ref, StoredDocument>;
  /** What is shown now. */
  byRef: Map<Ref, Entry>;
  byPath: Map<string, Entry>;
  lists: Map<CollectionName, ItemEntry[]>;
  handbooks: Map<HandbookName, BoundChapter[]>;
};

/** So late at most it is noticed that the clock was set. */
const clockCheckMs = 10_000;

/**
 * All documents in memory, by everything they are asked for: one implementation for every loader. A change costs what
 * it touches, and tells by tag which answers are others now.
 */
export class ContentStore {
  readonly #options: Options;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #content: Record<Locale, OfLocale> = { de: emptyLocale(), en: emptyLocale() };
  #shared: SharedContent;
  /** What became of addresses where no page stands. */
  #left: ReadonlyMap<string, string | null> = new Map();
  /** From when until when everything shown is just like this, in milliseconds since 1970, without the end. */
  #period = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  #timer: NodeJS.Timeout | undefined;

  constructor(shared: SharedContent, options: Options) {
    this.#shared = shared;
    this.#options = options;
  }

  get shared(): Readonly<SharedContent> {
    return this.#shared;
  }

  /** Everything handed over in one language, also what is yet to be published. */
  documents(locale: Locale): ReadonlyMap<Ref, StoredDocument> {
    return this.#content[locale].documents;
  }

  /** The document that stands, or will stand, at a path. */
  documentAt(locale: Locale, path: string): StoredDocument | undefined {
    const { byPath, documents } = this.#content[locale];
    const shown = byPath.get(path);
    if (shown) return documents.get(shown.ref);
    return documents.values().find(({ entry }) => entry.path === path);
  }

  /** Documents that lead to one of the targets (`/<path>` or a ref). */
  linking(locale: Locale, targets: ReadonlySet<string>): StoredDocument[] {
    const found: StoredDocument[] = [];
    if (targets.size === 0) return found;
    for (const document of this.#content[locale].documents.values())
      if (document.links.some((link) => targets.has(link))) found.push(document);
    return found;
  }

  /** Takes a change over and tells what it changes of what is shown. */
  apply({ put = [], remove = [], shared }: StoreChange): void {
    const change = new Changes();
    const before = this.#shared;
    if (shared) this.#share(shared, change);
    for (const { locale, ref } of remove) this.#content[locale].documents.delete(ref);
    for (const document of put) this.#put(document, change);
    const touched = [...remove, ...put.map(({ entry: { locale, ref } }) => ({ locale, ref }))];
    // In another zone events begin and end at other instants.
    if (before.globals.booking.timeZone !== this.#shared.globals.booking.timeZone) touched.push(...this.#timed());
    this.#show(touched, Date.now(), change);
    this.#tell(change);
    this.#followClock();
  }

  /** The answers to everything that readers ask. */
  reader(): Omit<ContentSource, "close"> {
    const at = (locale: Locale) => this.#current()[locale];
    return {
      globals: async () => this.#shared.globals,
      navigation: async (locale) => this.#shared.navigation[locale],
      find: async (locale, path) => at(locale).byPath.get(path),
      get: async (locale, ref) => at(locale).byRef.get(ref),
      async list(locale, collection, { offset = 0, limit } = {}) {
        const all = at(locale).lists.get(collection) ?? [];
        return { items: all.slice(offset, limit === undefined ? undefined : offset + limit), total: all.length };
      },
      chapters: async (locale, handbook) => at(locale).handbooks.get(handbook) ?? [],
      async neighbours({ locale, collection, ref }) {
        const all = at(locale).lists.get(collection) ?? [];
        const place = all.findIndex((item) => item.ref === ref);
        return place === -1 ? {} : { newer: all[place - 1], older: all[place + 1] };
      },
      body: async (entry, globals = this.#shared.globals) =>
        fillPlaceholders(await this.#options.readText(entry), globals, entry.locale),
      alternates: async (ref) =>
        Object.fromEntries(
          locales.flatMap((locale) => {
            const entry = at(locale).byRef.get(ref);
            return entry ? [[locale, entry.path]] : [];
          }),
        ),
      leftFor: async (address) => {
        this.#current();
        return this.#left.get(address);
      },
      entries: async (locale) => at(locale).byRef.values(),
      onChange: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #put(document: StoredDocument, change: Changes): void {
    const { documents } = this.#content[document.entry.locale];
    const { ref, locale } = document.entry;
    const before = documents.get(ref);
    documents.set(ref, document);
    if (!before) change.hasNew.add(locale);
    else if (before.revision !== document.revision) change.newTexts.add(document.entry);
  }

  #share(shared: Partial<SharedContent>, change: Changes): void {
    const before = this.#shared;
    this.#shared = { ...before, ...shared };
    const { globals, navigation, redirects, ownRedirects } = this.#shared;
    for (const locale of locales)
      if (!isDeepStrictEqual(before.navigation[locale], navigation[locale])) change.add(`${locale}.navigation`);
    for (const tag of settingsTags(before.globals, globals)) change.add(tag);
    if (before.globals.booking !== globals.booking && !isDeepStrictEqual(before.globals.booking, globals.booking))
      change.add("booking");
    // Data make pages, too.
    const isData = before.globals.robots !== globals.robots || before.globals.faultCodes !== globals.faultCodes;
    if (isData || before.redirects !== redirects || before.ownRedirects !== ownRedirects) change.hasLeft = true;
    change.isShared = change.tags.size > 0;
  }

  /** The content as it is now: publishes what is due, lets events begin and end, takes it back when the clock was set back. */
  #current(): Record<Locale, OfLocale> {
    const now = Date.now();
    const { from, until } = this.#period;
    if (now < from || now >= until) {
      const change = new Changes();
      this.#show(this.#timed(), now, change);
      this.#tell(change);
    }
    return this.#content;
  }

  /** The documents that appear or change by themselves. */
  #timed(): { locale: Locale; ref: Ref }[] {
    const { timeZone } = this.#shared.globals.booking;
    return locales.flatMap((locale) =>
      [...this.#content[locale].documents.values()]
        .filter(({ entry }) => timesOf(entry, timeZone).length > 0)
        .map(({ entry: { ref } }) => ({ locale, ref })),
    );
  }

  /** Does so in time for those who wait for changes. */
  #followClock(): void {
    clearTimeout(this.#timer);
    this.#current();
    const wait = Math.min(clockCheckMs, this.#period.until - Date.now());
    this.#timer = setTimeout(() => this.#followClock(), wait).unref();
  }

  #show(touched: { locale: Locale; ref: Ref }[], now: number, change: Changes): void {
    const { timeZone } = this.#shared.globals.booking;
    const { showsFuture = false } = this.#options;
    for (const { locale, ref } of touched) {
      const entry = this.#content[locale].documents.get(ref)?.entry;
      const isShown = entry && (showsFuture || publishedAt(entry) <= now);
      this.#place(locale, ref, isShown ? entryAt(entry, now, timeZone) : undefined, change);
    }
    for (const locale of locales) this.#arrange(locale, change);
    if (change.hasLeft) this.#arrangeLeft(change);
    this.#period = this.#periodAt(now);
  }

  #place(locale: Locale, ref: Ref, now: Entry | undefined, change: Changes): void {
    const content = this.#content[locale];
    const before = content.byRef.get(ref);
    if (before === now) return;
    const name = `${locale}:${ref}` as const;
    const isAnother = before?.path !== now?.path;
    if (before && isAnother) change.add(`${locale}/${before.path}`);
    if (now && isAnother) change.add(`${locale}/${now.path}`);
    if (!before || !now) {
      change.add(name);
      change.add(`${locale}:*`);
    }
    let isOther = !before || !now;
    if (before && now) {
      const fields = changedFields(before, now);
      if (change.newTexts.has(now)) fields.push("body");
      for (const field of fields) {
        change.add(`${name}.${field}`);
        change.add(`${locale}:*.${field}`);
      }
      isOther = fields.length > 0;
    }
    if (before) {
      if (content.byPath.get(before.path) === before) content.byPath.delete(before.path);
      if (isAnother) change.hasLeft = true;
    } else change.hasLeft = true;
    if (now) {
      content.byRef.set(ref, now);
      content.byPath.set(now.path, now);
      if (!before) change.hasNew.add(locale);
    } else content.byRef.delete(ref);
    if (isOther) change.documents.push({ locale, ref });
    const entry = now ?? before;
    if (entry?.kind === "item") change.listed(locale, entry.collection).push({ before, now });
    else if (entry && entry.kind !== "page") change.handbooks.add(`${locale}:${entry.handbook}`);
  }

  /** Brings lists and handbooks up to date with the documents that were placed. */
  #arrange(locale: Locale, change: Changes): void {
    const content = this.#content[locale];
    if (change.hasNew.has(locale)) {
      content.byRef = new Map([...content.byRef].sort(([, a], [, b]) => folderOrder(a, b)));
      content.documents = new Map([...content.documents].sort(([, a], [, b]) => folderOrder(a.entry, b.entry)));
    }
    for (const [collection, changed] of change.lists[locale]) {
      const before = content.lists.get(collection) ?? [];
      const now = rearranged(before, changed);
      if (now.length > 0) content.lists.set(collection, now);
      else content.lists.delete(collection);
      for (const tag of listTags(locale, collection, before, now)) change.add(tag);
    }
    for (const name of change.handbooks) {
      const [language, handbook] = name.split(":") as [Locale, HandbookName];
      if (language !== locale) continue;
      const before = content.handbooks.get(handbook) ?? [];
      const parts = [...content.byRef.values()].filter(
        (entry) => (entry.kind === "chapter" || entry.kind === "section") && entry.handbook === handbook,
      );
      const now = boundChapters(parts as Parameters<typeof boundChapters>[0]);
      content.handbooks.set(handbook, now);
      if (contentsOf(before) !== contentsOf(now)) change.add(`${locale}:handbook.${handbook}`);
    }
  }

  /** Brings what became of addresses up to date with the pages there are. */
  #arrangeLeft(change: Changes): void {
    const { globals, redirects, ownRedirects } = this.#shared;
    const isLive = (address: string) =>
      placesOf(address).some(({ locale, path }) => this.#content[locale].byPath.has(path) || isDataPage(path, globals));
    const before = this.#left;
    this.#left = leftAddresses(redirects, ownRedirects, isLive);
    for (const address of new Set([...before.keys(), ...this.#left.keys()]))
      if (before.get(address) !== this.#left.get(address)) change.add(`left${address}` as Tag);
  }

  #periodAt(now: number): { from: number; until: number } {
    const period = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
    const { timeZone } = this.#shared.globals.booking;
    for (const locale of locales)
      for (const { entry } of this.#content[locale].documents.values())
        for (const time of timesOf(entry, timeZone, this.#options.showsFuture)) {
          if (time <= now) period.from = Math.max(period.from, time);
          else period.until = Math.min(period.until, time);
        }
    return period;
  }

  #tell({ tags, documents, isShared }: Changes): void {
    if (tags.size === 0) return;
    tags.add("any");
    for (const listener of this.#listeners) listener({ tags, documents, isShared });
  }
}

/** What a change has touched so far. */
class Changes {
  readonly tags = new Set<Tag>();
  readonly documents: { locale: Locale; ref: Ref }[] = [];
  readonly newTexts = new Set<Entry>();
  readonly hasNew = new Set<Locale>();
  readonly lists: Record<Locale, Map<CollectionName, ListedChange[]>> = { de: new Map(), en: new Map() };
  readonly handbooks = new Set<`${Locale}:${HandbookName}`>();
  isShared = false;
  /** Whether other addresses are left now, or lead elsewhere. */
  hasLeft = false;

  add(tag: Tag): void {
    this.tags.add(tag);
  }

  listed(locale: Locale, collection: CollectionName): ListedChange[] {
    const changes = this.lists[locale].get(collection) ?? [];
    this.lists[locale].set(collection, changes);
    return changes;
  }
}

type ListedChange = { before: Entry | undefined; now: Entry | undefined };

function emptyLocale(): OfLocale {
  return {
    documents: new Map(),
    byRef: new Map(),
    byPath: new Map(),
    lists: new Map(),
    handbooks: new Map(),
  };
}

/** The instants at which a document appears or changes by itself. */
function timesOf(entry: Entry, timeZone: string, showsFuture = false): number[] {
  const appears = showsFuture ? Number.NEGATIVE_INFINITY : publishedAt(entry);
  if (entry.kind !== "page") return Number.isFinite(appears) ? [appears] : none;
  return entry.page.event ? changesOf(entry, timeZone) : none;
}
const none: number[] = [];

/** Fields of a document that are others now. */
function changedFields(before: Entry, now: Entry): string[] {
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  const changed = [...names].filter((name) => old[name] !== fresh[name] && !isDeepStrictEqual(old[name], fresh[name]));
  const isOtherSet = changed.some((name) => !(name in old && name in fresh));
  return isOtherSet ? [...changed, "*"] : changed;
}

/** From so many on, a list is sorted as a whole. */
const manyItems = 64;

/** The sorted list with some items replaced, added and taken out. */
function rearranged(list: ItemEntry[], changes: ListedChange[]): ItemEntry[] {
  const gone = new Set(changes.flatMap(({ before }) => (before ? [before] : [])));
  const kept: ItemEntry[] = gone.size > 0 ? list.filter((item) => !gone.has(item)) : [...list];
  const added = changes.flatMap(({ now }) => (now?.kind === "item" ? [now] : []));
  if (added.length > manyItems) return [...kept, ...added].sort(newestFirst);
  for (const item of added) insertSorted(kept, item);
  return kept;
}

/** What is another answer when a list is asked for its places, its length, or the neighbours of an item. */
function listTags(locale: Locale, collection: CollectionName, before: ItemEntry[], now: ItemEntry[]): Set<Tag> {
  const tags = new Set<Tag>();
  const list = `${locale}:collection:${collection}` as const;
  const changed = new Set<Ref>();
  for (let place = 0; place < Math.max(before.length, now.length); place++) {
    const [old, fresh] = [before[place], now[place]];
    if (old?.ref === fresh?.ref) continue;
    tags.add(`${list}[${place}]`);
  }
  if (before.length !== now.length) tags.add(`${list}.length`);
  if (tags.size === 0) return tags;
  tags.add(`${list}[]`);
  const neighbours = (items: ItemEntry[]) =>
    new Map(items.map(({ ref }, place) => [ref, `${items[place - 1]?.ref} ${items[place + 1]?.ref}`]));
  const [old, fresh] = [neighbours(before), neighbours(now)];
  for (const [ref, pair] of fresh) if (old.get(ref) !== pair) changed.add(ref);
  for (const ref of changed) tags.add(`${locale}:${ref}.neighbours`);
  return tags;
}

function contentsOf(chapters: BoundChapter[]): string {
  return chapters.map(({ chapter, sections }) => [chapter, ...sections].map(({ ref }) => ref).join(" ")).join("\n");
}
