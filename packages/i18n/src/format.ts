import { type Locale, languageTags } from "./locale.ts";

/** A moment with its time zone named; the same on server and client. */
export function formatTime(time: number, locale: Locale): string {
  const format = { dateStyle: "long", timeStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(languageTags[locale], format).format(time);
}

/** An ISO day as people read it: "March 3, 2026" in the style of the language. Independent of server time zone. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
