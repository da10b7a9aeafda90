import type { Locale } from "@waku/i18n/locale";

/** Name of a country in a language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
}
