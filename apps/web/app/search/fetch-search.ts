import { type Locale, localePath } from "@waku/i18n/locale";
import { type SearchState, searchParams, searchPath, searchQuery } from "./search-address";
import type { SearchView, Suggested } from "./search-view";

/** Asks the server what the search page shows in a state. @throws when there is no answer, or it is none of a search */
export async function fetchView(locale: Locale, state: SearchState, signal: AbortSignal): Promise<SearchView> {
  const json = await ask(locale, `${searchQuery(state)}&${searchParams.results}=`, signal);
  if (!isView(json)) throw new Error("The answer is none of a search.");
  return json;
}

/** Asks the server for suggestions; for where to start where the text is empty. @throws as above */
export async function fetchSuggested(locale: Locale, text: string, signal: AbortSignal): Promise<Suggested> {
  const json = await ask(locale, searchQuery({ text }), signal);
  if (!isSuggested(json)) throw new Error("The answer holds no suggestions.");
  return json;
}

async function ask(locale: Locale, query: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`${localePath(locale, searchPath)}.json?${query}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return response.json();
}

// Another version of the site may answer after a deployment: what is drawn must be there.

function isView(json: unknown): json is SearchView {
  if (!isObject(json) || typeof json.text !== "string" || !Array.isArray(json.issues)) return false;
  if ((json.answer === undefined || json.start !== undefined) && !isStart(json.start)) return false;
  return json.answer === undefined || isAnswer(json.answer);
}

function isAnswer(json: unknown): boolean {
  return isObject(json) && isObject(json.counts) && Array.isArray(json.results);
}

function isSuggested(json: unknown): json is Suggested {
  return isObject(json) && Array.isArray(json.suggestions) && (json.start === undefined || isStart(json.start));
}

function isStart(json: unknown): boolean {
  return isObject(json) && Array.isArray(json.recent) && Array.isArray(json.useful);
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null;
}
