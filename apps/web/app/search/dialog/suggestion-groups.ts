import type { Locale } from "@waku/i18n/locale";
import { searchHref } from "../search-address";
import type { SearchSuggestion } from "../site-search";
import { searchTexts } from "../texts";
import type { Suggesting } from "./use-suggestions";

/** What can be chosen in the dialog. */
export type Choice = { href: string; entry?: SearchSuggestion; label?: string };
export type ChoiceGroup = { title?: string; choices: Choice[] };

/** What is offered for what was typed, in groups; the way to all results comes last. */
export function suggestionGroups({ status, text, suggested }: Suggesting, locale: Locale): ChoiceGroup[] {
  const t = searchTexts[locale];
  const choicesOf = (entries: SearchSuggestion[] = []) => entries.map((entry) => ({ href: entry.href, entry }));
  const start = text === "" ? suggested?.start : undefined;
  const groups = [
    { title: t.suggestions, choices: choicesOf(text && status !== "failed" ? suggested?.suggestions : []) },
    { title: t.useful, choices: choicesOf(start?.useful) },
    { title: t.recent, choices: choicesOf(start?.recent) },
    { choices: text ? [{ href: searchHref(locale, { text }), label: t.allResults(text) }] : [] },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
