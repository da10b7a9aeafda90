import { isLocale, type Locale } from "@waku/content/locale";

export { defaultLocale, isLocale, type Locale, languageTags, locales } from "@waku/content/locale";

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = { de: "Deutsch", en: "English" };

/** Language named by the first segment of a path, if it is one. */
export function pathLocale(pathname: string): Locale | undefined {
  const segment = pathname.split("/", 2)[1];
  return isLocale(segment) ? segment : undefined;
}

/** Path below the language prefix: "/de/pricing" → "pricing", "/de" → "". */
export function pathBelowLocale(pathname: string): string {
  return pathname.split("/").slice(2).join("/");
}

/** Public address of a path in one language: ("de", "pricing") → "/de/pricing". */
export function localePath(locale: Locale, path: string): string {
  return path === "" ? `/${locale}` : `/${locale}/${path}`;
}
