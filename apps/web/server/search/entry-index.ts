import type { Change, ContentSource } from "@waku/content";
import { type Locale, locales } from "@waku/i18n/locale";
import { SearchIndex } from "@waku/search";
import type { SearchKind } from "../../app/search/site-search";
import { synonymsOf } from "../../app/search/synonyms";
import { type Collected, changedOrigins, collect, collectAll, type Origin } from "./collect-entries";
import type { SearchEntry } from "./search-entry";

/** How much a kind counts beside the others: pages say what their questions, downloads and terms are about. */
const importance: Record<SearchKind, number> = {
  page: 1.3,
  article: 1.15,
  update: 1,
  press: 0.9,
  job: 1,
  handbook: 1.15,
  question: 0.75,
  download: 0.7,
  term: 0.9,
  fault: 0.75,
  robot: 0.7,
  maker: 0.8,
};

/** So long the index is worked on before requests have their turn. */
const sliceMs = 8;

/** The entries of one language in an index that follows the content. */
export class EntryIndex {
  readonly #content: ContentSource;
  readonly #locale: Locale;
  readonly #byOrigin = new Map<Origin, Map<string, SearchEntry>>();
  #index: SearchIndex<SearchEntry>;

  constructor(content: ContentSource, locale: Locale) {
    this.#content = content;
    this.#locale = locale;
    this.#index = new SearchIndex({ language: locale });
  }

  get index(): SearchIndex<SearchEntry> {
    return this.#index;
  }

  /** Reads the whole content, with pauses. */
  async build(): Promise<void> {
    const { site, terms } = await this.#content.globals();
    this.#index = new SearchIndex({
      language: this.#locale,
      synonyms: synonymsOf(terms, this.#locale),
      quiet: site.brand.split(" "),
      importance: ({ kind }) => importance[kind],
    });
    const pause = pauses();
    const found: Collected[] = [];
    for await (const collected of collectAll(this.#content, this.#locale)) {
      found.push(collected);
      for (const entry of collected.entries) this.#index.learn(entry);
      await pause();
    }
    for (const { origin, entries } of found) {
      this.#note(origin, entries);
      for (const entry of entries) {
        this.#index.put(entry);
        await pause();
      }
    }
  }

  /** Takes over what a change of the content has changed. */
  async update(change: Change): Promise<void> {
    const origins = changedOrigins(change);
    if (origins === undefined) await this.#refresh();
    else for (const origin of origins) this.#replace(await collect(this.#content, this.#locale, origin));
  }

  /** Anything may have changed: everything is read, and what is another now takes the place of what was. */
  async #refresh(): Promise<void> {
    this.#index.synonyms = synonymsOf((await this.#content.globals()).terms, this.#locale);
    const pause = pauses();
    const gone = new Set(this.#byOrigin.keys());
    for await (const collected of collectAll(this.#content, this.#locale)) {
      gone.delete(collected.origin);
      this.#replace(collected);
      await pause();
    }
    for (const origin of gone) this.#replace({ origin, entries: [] });
  }

  #replace({ origin, entries }: Collected): void {
    const before = this.#byOrigin.get(origin) ?? new Map<string, SearchEntry>();
    this.#note(origin, entries);
    const now = new Map(entries.map((entry) => [entry.id, entry]));
    for (const id of before.keys()) if (!now.has(id)) this.#index.remove(id);
    for (const [id, entry] of now) {
      const old = before.get(id);
      if (old && JSON.stringify(old) === JSON.stringify(entry)) continue;
      if (old) this.#index.remove(id);
      this.#index.learn(entry);
      this.#index.put(entry);
    }
  }

  #note(origin: Origin, entries: SearchEntry[]): void {
    if (entries.length > 0) this.#byOrigin.set(origin, new Map(entries.map((entry) => [entry.id, entry])));
    else this.#byOrigin.delete(origin);
  }
}

/** One index for each language. */
export function entryIndexes(content: ContentSource): Record<Locale, EntryIndex> {
  return Object.fromEntries(locales.map((locale) => [locale, new EntryIndex(content, locale)])) as Record<
    Locale,
    EntryIndex
  >;
}

/** Lets requests have their turn once work has gone on for a while. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
