import { canonicalZone } from "@waku/content/time-zone";
import { type Locale, languageTags } from "@waku/i18n/locale";

/**
 * Days and times as people read them. Put together from numbers and full names instead of a ready format: those differ
 * between the server's and the browser's language data, and both must render the same text.
 */

type WallClock = { day: string; hour: number; minute: number };

/** By canonical name, so that there are no more of them than zones, whatever names are asked for. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone show at an instant; the day as ISO day. @throws RangeError for what names no zone */
export function wallClock(instant: number, timeZone: string): WallClock {
  const zone = canonicalZone(timeZone);
  if (zone === undefined) throw new RangeError(`"${timeZone}" is no time zone`);
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

/** "09:00" or "9:00 AM". */
export function timeText(instant: number, timeZone: string, locale: Locale): string {
  const { hour, minute } = wallClock(instant, timeZone);
  const minutes = String(minute).padStart(2, "0");
  if (locale === "de") return `${String(hour).padStart(2, "0")}:${minutes}`;
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** "Dienstag" or "Tuesday". */
export function weekdayText(day: string, locale: Locale): string {
  return nameIn(locale, day, { weekday: "long" });
}

/** "1. Dezember" or "December 1", on request with the year. */
export function dateText(day: string, locale: Locale, hasYear = false): string {
  const month = nameIn(locale, day, { month: "long" });
  const [year, , date] = day.split("-").map(Number);
  if (locale === "de") return `${date}. ${month}${hasYear ? ` ${year}` : ""}`;
  return `${month} ${date}${hasYear ? `, ${year}` : ""}`;
}

function nameIn(locale: Locale, day: string, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageTags[locale], { ...part, timeZone: "UTC" }).format(new Date(day));
}

/** A time with its day in one line: "Dienstag, 1. Dezember 2026, 09:00 Uhr (Ortszeit Berlin)". */
export function instantText(instant: number, timeZone: string, locale: Locale): string {
  const { day } = wallClock(instant, timeZone);
  const time = timeText(instant, timeZone, locale);
  const date = `${weekdayText(day, locale)}, ${dateText(day, locale, true)}`;
  return `${date}, ${time}${locale === "de" ? "\u00a0Uhr" : ""} (${zoneText(timeZone, locale)})`;
}

/** Whose clock is meant, by the place a zone is named after: "Ortszeit Berlin" or "Berlin time". */
export function zoneText(timeZone: string, locale: Locale): string {
  const city = zoneCity(timeZone);
  return locale === "de" ? `Ortszeit ${city}` : `${city} time`;
}

/** The place a time zone is named after: "America/New_York" → "New York". */
export function zoneCity(timeZone: string): string {
  const zone = canonicalZone(timeZone) ?? timeZone;
  // The one city whose name its zone cuts short.
  if (zone === "Asia/Ho_Chi_Minh") return "Ho Chi Minh City";
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** Whether the clocks of two zones show the same at an instant. */
export function showSameTime(instant: number, one: string, other: string): boolean {
  const [a, b] = [wallClock(instant, one), wallClock(instant, other)];
  return a.day === b.day && a.hour === b.hour && a.minute === b.minute;
}

/** How far a zone's clocks are from UTC at an instant: "UTC+5:30". */
export function offsetText(instant: number, timeZone: string): string {
  const { day, hour, minute } = wallClock(instant, timeZone);
  const shown = Date.parse(`${day}T00:00Z`) + (hour * 60 + minute) * 60_000;
  const offset = Math.round((shown - instant) / 60_000);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? "−" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}
