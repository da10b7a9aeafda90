import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";

/** What can be found. The order is that of the filters on the search page. */
export const searchKinds = [
  "page",
  "article",
  "update",
  "press",
  "job",
  "handbook",
  "question",
  "download",
  "term",
  "fault",
  "robot",
  "maker",
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Part of a text; what was searched for is marked. */
export type MarkedText = { text: string; isMatch: boolean }[];

export type SearchQuery = {
  /** What the visitor typed, as it came. */
  text: string;
  kind?: SearchKind;
  /** From 1 on. */
  page: number;
  /** Address of the visitor's connection, by which one asking is told from several; never stored. */
  asker: string;
};

export type SearchResult = {
  kind: SearchKind;
  title: MarkedText;
  /** About 160 characters around the best match. */
  excerpt: MarkedText;
  /** Address with language; leads to the question or term itself where the page has an anchor for it. */
  href: string;
  /** Titles of the pages above it, from the outermost on. */
  trail: string[];
};

export type SearchAnswer = {
  /** What was searched for: the text without format characters, cut where it was too long. */
  text: string;
  wasCut: boolean;
  /** Results of all kinds, and of each. */
  total: number;
  counts: Record<SearchKind, number>;
  /** Results of the chosen kind; pages of them. */
  matches: number;
  pages: number;
  results: SearchResult[];
  /** What was searched for where the texts have no word as it was typed; where nothing was found, what finds something. */
  spelling?: string;
  /** Words of the index near to what was typed, when nothing is found. */
  nearest: string[];
  /** What the other language has, when this one has nothing. */
  otherLanguage?: { locale: Locale; total: number; results: SearchResult[] };
};

/** A result shown while typing. */
export type SearchSuggestion = Pick<SearchResult, "kind" | "title" | "href">;

/** What the server hands to the pages that search. */
export interface SiteSearch {
  /** Results per page. */
  readonly pageSize: number;
  find(locale: Locale, query: SearchQuery): Promise<SearchAnswer>;
  /** Up to eight entries for what has been typed so far. */
  suggest(locale: Locale, text: string): Promise<SearchSuggestion[]>;
  /**
   * Entries shown before anything is typed: the latest ones and the most useful pages.
   * @param content where they are read from, if not where the search reads
   */
  startingPoints(
    locale: Locale,
    content?: ContentSource,
  ): Promise<{ recent: SearchSuggestion[]; useful: SearchSuggestion[] }>;
}
