import type { Change, ContentSource } from "@waku/content";
import { type Locale, localePath, locales } from "@waku/i18n/locale";
import type { Found, Hit } from "@waku/search";
import type { Logger } from "pino";
import { faultsPath } from "../../app/faults/addresses";
import { breadcrumb } from "../../app/page-data/document";
import {
  type SearchAnswer,
  type SearchKind,
  type SearchQuery,
  type SearchResult,
  type SearchSuggestion,
  type SiteSearch,
  searchKinds,
} from "../../app/search/site-search";
import { entryIndexes } from "./entry-index";
import type { SearchEntry } from "./search-entry";
import { startingPoints } from "./starting-points";
import { typedText } from "./typed-text";

type Options = {
  content: ContentSource;
  log: Pick<Logger, "info" | "error">;
  /** Told of what is searched for and not found. */
  onMissed?: (locale: Locale, text: string, asker: string) => void;
};

/** The page above entries that no document makes. */
const listPages: Partial<Record<SearchKind, string>> = { robot: "robots", maker: "robots", fault: faultsPath };

/** Results shown of the other language; entries shown while typing; words that are near to what was not found. */
const most = { others: 5, suggestions: 8, nearest: 6 };

/** The site's search over what is published. */
export class ContentSearch implements SiteSearch {
  readonly pageSize = 10;
  readonly #options: Options;
  readonly #indexes;
  /** The work on the indexes so far; undefined until they are asked for. */
  #work: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#indexes = entryIndexes(options.content);
    options.content.onChange((change) => this.#onChange(change));
  }

  /** Builds the indexes, unless they are there. What is searched for meanwhile waits for them. */
  prepare(): Promise<void> {
    this.#work ??= this.#build().catch((error: unknown) => {
      // The next search tries again.
      this.#work = undefined;
      throw error;
    });
    return this.#work;
  }

  async find(locale: Locale, { text: typed, kind, page, asker }: SearchQuery): Promise<SearchAnswer> {
    await this.prepare();
    const { text, wasCut } = typedText(typed);
    const { index } = this.#indexes[locale];
    const { hits, spelling, ...found } = await this.#published(locale, index.find(text));
    const counts = countsOf(hits);
    const chosen = kind ? hits.filter(({ document }) => document.kind === kind) : hits;
    const from = (page - 1) * this.pageSize;
    const answer = {
      text,
      wasCut: wasCut || found.wasCut,
      total: hits.length,
      counts,
      matches: chosen.length,
      pages: Math.ceil(chosen.length / this.pageSize),
      results: await this.#results(locale, chosen.slice(from, from + this.pageSize)),
      ...(spelling !== undefined && { spelling }),
      nearest: [],
    };
    if (hits.length > 0 || text === "") return answer;
    if (page === 1 && kind === undefined) this.#options.onMissed?.(locale, text, asker);
    return {
      ...answer,
      spelling: index.otherSpelling(text),
      nearest: index.nearestWords(text, most.nearest),
      otherLanguage: await this.#otherLanguage(locale, text),
    };
  }

  async suggest(locale: Locale, typed: string): Promise<SearchSuggestion[]> {
    await this.prepare();
    const { index } = this.#indexes[locale];
    const { hits } = await this.#published(locale, index.find(typedText(typed).text, { isTyping: true }));
    return hits.slice(0, most.suggestions).map((hit) => ({
      kind: hit.document.kind,
      title: index.title(hit),
      href: hrefOf(hit.document, locale),
    }));
  }

  startingPoints(
    locale: Locale,
    content = this.#options.content,
  ): Promise<{ recent: SearchSuggestion[]; useful: SearchSuggestion[] }> {
    return startingPoints(content, locale);
  }

  /** Without what has been taken back since: nothing is found that is not published. */
  async #published(locale: Locale, { hits, ...found }: Found<SearchEntry>): Promise<Found<SearchEntry>> {
    const { content } = this.#options;
    const refs = [...new Set(hits.flatMap(({ document: { ref } }) => ref ?? []))];
    const entries = await Promise.all(refs.map((ref) => content.get(locale, ref)));
    const gone = new Set(refs.filter((_ref, place) => entries[place] === undefined));
    return { ...found, hits: gone.size > 0 ? hits.filter(({ document: { ref } }) => !ref || !gone.has(ref)) : hits };
  }

  async #otherLanguage(locale: Locale, text: string): Promise<SearchAnswer["otherLanguage"]> {
    const other = locales.find((candidate) => candidate !== locale);
    if (!other) return undefined;
    const { hits } = await this.#published(other, this.#indexes[other].index.find(text));
    if (hits.length === 0) return undefined;
    return { locale: other, total: hits.length, results: await this.#results(other, hits.slice(0, most.others)) };
  }

  async #results(locale: Locale, hits: Hit<SearchEntry>[]): Promise<SearchResult[]> {
    const { index } = this.#indexes[locale];
    return Promise.all(
      hits.map(async (hit) => ({
        kind: hit.document.kind,
        title: index.title(hit),
        excerpt: index.excerpt(hit),
        href: hrefOf(hit.document, locale),
        trail: await this.#trail(locale, hit.document),
      })),
    );
  }

  /** Titles of the pages above an entry. */
  async #trail(locale: Locale, { kind, path, anchor, file, ref }: SearchEntry): Promise<string[]> {
    const { content } = this.#options;
    const entry = await content.find(locale, listPages[kind] ?? path);
    if (!entry) return [];
    const crumbs = await breadcrumb({ content }, entry);
    const titles = crumbs.slice(1).map(({ title }) => title);
    const isPartOfIt = anchor !== undefined || file !== undefined || ref === undefined;
    return isPartOfIt ? titles : titles.slice(0, -1);
  }

  async #build(): Promise<void> {
    const start = performance.now();
    for (const locale of locales) await this.#indexes[locale].build();
    const { de, en } = this.#indexes;
    const ms = Math.round(performance.now() - start);
    this.#options.log.info({ de: de.index.size, en: en.index.size, ms }, "search index built");
  }

  /** Changes wait for one another, and searches for them: a page that is there is found. */
  #onChange(change: Change): void {
    if (!this.#work) return;
    this.#work = this.#work
      .then(async () => {
        for (const locale of locales) await this.#indexes[locale].update(change);
      })
      .catch((error: unknown) => {
        this.#options.log.error({ err: error }, "search index not updated: the next search builds a new one");
        this.#work = undefined;
      });
  }
}

function countsOf(hits: Hit<SearchEntry>[]): Record<SearchKind, number> {
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as Record<SearchKind, number>;
  for (const { document } of hits) counts[document.kind]++;
  return counts;
}

function hrefOf({ path, anchor, file }: SearchEntry, locale: Locale): string {
  return file ?? localePath(locale, path) + (anchor === undefined ? "" : `#${anchor}`);
}
