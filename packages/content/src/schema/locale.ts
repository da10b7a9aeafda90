/** The two languages of the site, as they stand in the route prefix. */
export const locales = ["de", "en"] as const;
export type Locale = (typeof locales)[number];
/** A text in every language. */
export type Words = Record<Locale, string>;
export const defaultLocale: Locale = "en";

/** BCP 47 tags for `lang`, `hreflang` and `Intl`. */
export const languageTags: Record<Locale, string> = { de: "de-DE", en: "en-US" };

/** Narrows any value to a locale; only the exact lower-case code counts. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
