/** The two languages of the site, as they stand in the route prefix. */
export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];
/** A text in every language. */
export type Words = Record<Locale, string>;
export const defaultLocale: Locale = "en";

/** BCP 47 tags for `lang`, `hreflang` and `Intl`. */
export const languageTags: Record<Locale, string> = { de: "de-DE", en: "en-US" };

/** Each language in its own words. */
export const languageNames: Record<Locale, string> = { de: "Deutsch", en: "English" };

/** Narrows any value to a locale; only the exact lower-case code counts. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

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
