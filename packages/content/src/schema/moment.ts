import { Temporal } from "temporal-polyfill";
import { homeZone } from "./time-zone.ts";

/**
 * The instant that a moment of the content names: a day, which begins at midnight, or a day with a time, both by the
 * clocks of Berlin. A time that they skip moves on by the gap, one that they show twice is the first.
 * @param moment `2026-12-01` or `2026-12-01T09:00`
 * @returns milliseconds since 1970
 * @throws RangeError for what is no such moment
 */
export function instantOf(moment: string): number {
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(homeZone).epochMilliseconds;
}

/** How an instant is written in the content: to the minute, and as a mere day where it is the beginning of one. */
export function momentOf(instant: number): string {
  return berlinTime(instant)
    .toString({ smallestUnit: "minute" })
    .replace(/T00:00$/, "");
}

/** The day in Berlin at an instant, `2026-12-01`. */
export function dayOf(instant: number): string {
  return berlinTime(instant).toPlainDate().toString();
}

/**
 * When a day begins and when the next one does, in milliseconds since 1970.
 * @param day ISO day
 * @param timeZone zone by whose clocks it does
 */
export function boundsOfDay(day: string, timeZone: string): { begin: number; end: number } {
  const date = Temporal.PlainDate.from(day);
  const midnight = (of: Temporal.PlainDate) => of.toZonedDateTime(timeZone).epochMilliseconds;
  return { begin: midnight(date), end: midnight(date.add({ days: 1 })) };
}

/** Whether a text is a day with a time that exists. */
export function isDayWithTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false;
  try {
    return Temporal.PlainDateTime.from(text).toString().startsWith(text);
  } catch {
    return false;
  }
}

function berlinTime(instant: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(homeZone).toPlainDateTime();
}
