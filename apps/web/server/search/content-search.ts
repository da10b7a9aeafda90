import type { ContentSource } from "@waku/content";
import { excerpt, type Hit, marked, SearchIndex } from "@waku/search";
import type { Logger } from "pino";
import { type Locale, localePath, locales } from "../../app/i18n/locale";
import { breadcrumb } from "../../app/page-data/document";
import {
  type SearchAnswer,
  type SearchQuery,
  type SearchResult,
  type SearchSuggestion,
  type SiteSearch,
  searchKinds,
} from "../../app/search/site-search";
import { collectEntries } from "./collect-entries";
import type { SearchEntry } from "./search-entry";

type Options = { content: ContentSource; log: Pick<Logger, "info" | "error"> };

/** Results shown of the other language, and while typing. */
const [othersShown, suggestionsShown] = [5, 8];

/** The site's search over what is published. */
export class ContentSearch implements SiteSearch {
  readonly pageSize = 10;
  readonly #options: Options;
  readonly #indexes: Record<Locale, SearchIndex<SearchEntry>>;
  readonly #ready: Promise<void>;

  constructor(options: Options) {
    this.#options = options;
    this.#indexes = { de: new SearchIndex(), en: new SearchIndex() };
    this.#ready = this.#build();
  }

  async find(locale: Locale, query: SearchQuery): Promise<SearchAnswer> {
    await this.#ready;
    const hits = this.#indexes[locale].find(query.text);
    const counts = Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as SearchAnswer["counts"];
    for (const { document } of hits) counts[document.kind]++;
    const chosen = query.kind ? hits.filter(({ document }) => document.kind === query.kind) : hits;
    const from = (query.page - 1) * this.pageSize;
    return {
      text: query.text,
      wasCut: false,
      total: hits.length,
      counts,
      matches: chosen.length,
      pages: Math.ceil(chosen.length / this.pageSize),
      results: await this.#results(locale, chosen.slice(from, from + this.pageSize)),
      nearest: [],
      otherLanguage: hits.length > 0 ? undefined : await this.#otherLanguage(locale, query.text),
    };
  }

  async suggest(locale: Locale, text: string): Promise<SearchSuggestion[]> {
    await this.#ready;
    const hits = this.#indexes[locale].find(text).slice(0, suggestionsShown);
    return hits.map(({ document, terms }) => ({
      kind: document.kind,
      title: marked(document.title, terms),
      href: hrefOf(document, locale),
    }));
  }

  async startingPoints(locale: Locale): Promise<{ recent: SearchSuggestion[]; useful: SearchSuggestion[] }> {
    const { content } = this.#options;
    const [articles, updates] = await Promise.all(
      (["article", "update"] as const).map(async (kind) => (await content.list(locale, kind, { limit: 3 })).items),
    );
    const recent = [...(articles ?? []), ...(updates ?? [])]
      .sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0))
      .slice(0, 4);
    const useful = await Promise.all(
      ["products/waku-care", "pricing", "roi-calculator", "contact"].map((path) => content.find(locale, path)),
    );
    const suggestion = (kind: SearchSuggestion["kind"], title: string, path: string): SearchSuggestion => ({
      kind,
      title: marked(title, []),
      href: localePath(locale, path),
    });
    return {
      recent: recent.map(({ collection, title, path }) =>
        suggestion(collection === "update" ? "update" : "article", title, path),
      ),
      useful: useful.flatMap((entry) => (entry ? [suggestion("page", entry.title, entry.path)] : [])),
    };
  }

  async #otherLanguage(locale: Locale, text: string): Promise<SearchAnswer["otherLanguage"]> {
    const other = locales.find((candidate) => candidate !== locale);
    if (!other) return undefined;
    const hits = this.#indexes[other].find(text);
    if (hits.length === 0) return undefined;
    return { locale: other, total: hits.length, results: await this.#results(other, hits.slice(0, othersShown)) };
  }

  async #results(locale: Locale, hits: Hit<SearchEntry>[]): Promise<SearchResult[]> {
    return Promise.all(
      hits.map(async ({ document, terms }) => ({
        kind: document.kind,
        title: marked(document.title, terms),
        excerpt: excerpt(document.text, terms),
        href: hrefOf(document, locale),
        trail: await this.#trail(locale, document),
      })),
    );
  }

  async #trail(locale: Locale, { path, anchor, file }: SearchEntry): Promise<string[]> {
    const { content } = this.#options;
    const entry = await content.find(locale, path);
    if (!entry) return [];
    const crumbs = await breadcrumb({ content, tags: new Set() }, entry);
    const titles = crumbs.slice(1).map(({ title }) => title);
    return anchor === undefined && file === undefined ? titles.slice(0, -1) : titles;
  }

  async #build(): Promise<void> {
    const start = performance.now();
    for (const locale of locales)
      for (const entry of await collectEntries(this.#options.content, locale)) this.#indexes[locale].put(entry);
    const ms = Math.round(performance.now() - start);
    this.#options.log.info({ de: this.#indexes.de.size, en: this.#indexes.en.size, ms }, "search index built");
  }
}

function hrefOf({ path, anchor, file }: SearchEntry, locale: Locale): string {
  return file ?? localePath(locale, path) + (anchor === undefined ? "" : `#${anchor}`);
}
