import { type Locale, languageTags } from "./locale";

/** An ISO day as people read it: "3 March 2026" style of the language. Independent of server time zone. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
