import { type Locale, locales, pathBelowLocale, pathLocale } from "@waku/i18n/locale";

/**
 * Where the page of an address can stand: a path of its language. An address without language leads to the same path of
 * any.
 */
export function placesOf(address: string): { locale: Locale; path: string }[] {
  const locale = pathLocale(address);
  if (locale) return [{ locale, path: pathBelowLocale(address) }];
  return locales.map((each) => ({ locale: each, path: address.slice(1) }));
}
