import { type Locale, localePath } from "@waku/i18n/locale";
import type { SearchKind } from "./site-search";

/** Path of the search page below the language prefix. */
export const searchPath = "search";

/** Id of the field on the search page. */
export const searchFieldId = "site-search";

/** Longest text that a field takes; what comes in an address is cut by the search itself. */
export const maxTypedLength = 200;

/** Parameters of the search in addresses. */
export const searchParams = { text: "q", kind: "kind", page: "page", results: "results" } as const;

/** What an address of the search says. */
export type SearchState = { text: string; kind?: SearchKind; page?: number };

/** The state as a query, without its question mark; nothing that goes without saying is in it. */
export function searchQuery({ text, kind, page = 1 }: SearchState): string {
  const query = new URLSearchParams();
  if (text) query.set(searchParams.text, text);
  if (kind) query.set(searchParams.kind, kind);
  if (page > 1) query.set(searchParams.page, String(page));
  return query.toString();
}

/** Address of the search page in a state. */
export function searchHref(locale: Locale, state: SearchState = { text: "" }): string {
  const query = searchQuery(state);
  return localePath(locale, searchPath) + (query && `?${query}`);
}
