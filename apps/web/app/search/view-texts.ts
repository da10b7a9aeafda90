import type { Locale } from "@waku/i18n/locale";
import { numberFormat } from "@waku/i18n/numbers";
import type { SearchView } from "./search-view";
import { searchTexts } from "./texts";

/** A number of results as people of the language write it. */
export function formatCount(count: number, locale: Locale): string {
  return numberFormat(locale, 0, 0).format(count);
}

/** How much was found for what, in one sentence: heading, title and announcement of the page. Empty before anything is asked. */
export function foundText({ text, kind, answer }: SearchView, locale: Locale): string {
  const t = searchTexts[locale];
  if (!answer) return "";
  if (answer.total === 0) return t.nothing(text);
  const count = formatCount(answer.matches, locale);
  const searched = answer.spelling ?? text;
  return kind ? t.foundOfKind(count, t.kinds[kind].many, searched) : t.found(count, searched);
}
