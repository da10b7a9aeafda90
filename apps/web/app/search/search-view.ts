import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { plainLine } from "@waku/i18n/plain-text";
import type { Query } from "../context/query";
import { searchParams } from "./search-address";
import { type SearchAnswer, type SearchKind, type SearchSuggestion, type SiteSearch, searchKinds } from "./site-search";

/** What of an address could not be used as it stands. */
export type SearchIssue = { kind: "unknownKind" | "noPage"; value: string };

/** Entries shown before anything is asked. */
export type StartingPoints = { recent: SearchSuggestion[]; useful: SearchSuggestion[] };

/** What the search page shows: an answer, and where to start where nothing was asked or found. */
export type SearchView = {
  /** What was searched for. */
  text: string;
  kind?: SearchKind;
  /** From 1 on; one that there is. */
  page: number;
  issues: SearchIssue[];
  answer?: SearchAnswer;
  start?: StartingPoints;
};

/** What is shown while somebody types. */
export type Suggested = { suggestions: SearchSuggestion[]; start?: StartingPoints };

/** A wrong value is repeated so far. */
const shownLength = 40;

/**
 * What the search page shows at an address.
 * @param asker address of the visitor's connection
 * @param content where starting points are read from, if not where the search reads
 */
export async function searchView(
  search: SiteSearch,
  locale: Locale,
  query: Query,
  asker: string,
  content?: ContentSource,
): Promise<SearchView> {
  const { text, kind, page, issues } = readSearch(query);
  const first = text.trim() === "" ? undefined : await search.find(locale, { text, kind, page, asker });
  if (!first?.text) return { text: "", kind, page: 1, issues, start: await search.startingPoints(locale, content) };
  if (first.total === 0)
    return {
      text: first.text,
      kind,
      page: 1,
      issues,
      answer: first,
      start: await search.startingPoints(locale, content),
    };
  const shown = Math.min(page, Math.max(first.pages, 1));
  if (shown === page) return { text: first.text, kind, page, issues, answer: first };
  const answer = await search.find(locale, { text, kind, page: shown, asker });
  return { text: answer.text, kind, page: shown, issues: [...issues, noPage(String(page))], answer };
}

/** What is suggested for the text that an address names. */
export async function suggested(search: SiteSearch, locale: Locale, query: Query): Promise<Suggested> {
  const { text } = readSearch(query);
  if (text.trim() === "") return { suggestions: [], start: await search.startingPoints(locale) };
  return { suggestions: await search.suggest(locale, text) };
}

/** What an address asks for. What it says wrongly is named, and left out. */
function readSearch(query: Query) {
  const text = query.get(searchParams.text) ?? "";
  const asked = plainLine(query.get(searchParams.kind) ?? "");
  const kind = searchKinds.find((known) => known === asked);
  const number = plainLine(query.get(searchParams.page) ?? "");
  const isNumber = /^[1-9]\d{0,5}$/.test(number);
  const issues: SearchIssue[] = [];
  if (asked && !kind) issues.push({ kind: "unknownKind", value: asked.slice(0, shownLength) });
  if (number && !isNumber) issues.push(noPage(number));
  return { text, kind, page: isNumber ? Number(number) : 1, issues };
}

function noPage(value: string): SearchIssue {
  return { kind: "noPage", value: value.slice(0, shownLength) };
}
