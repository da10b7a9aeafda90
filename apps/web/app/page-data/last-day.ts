import { Temporal } from "temporal-polyfill";
import type { SiteContext } from "../context/site";

/**
 * Whether a day is over, by the clock of the server.
 * @param day ISO day
 * @param timeZone zone in which the day ends
 */
export function isOver(day: string, timeZone: string): boolean {
  return Date.now() >= endOf(day, timeZone);
}

/** The same for something that a page shows: while the day is not over, the page is good until then. */
export function isOverOnPage(day: string, timeZone: string, site: Pick<SiteContext, "goodUntil">): boolean {
  if (isOver(day, timeZone)) return true;
  keepUntil(endOf(day, timeZone), site);
  return false;
}

/** Whether a day has begun, for something that a page shows: before that, the page is good until then. */
export function isBegunOnPage(day: string, timeZone: string, site: Pick<SiteContext, "goodUntil">): boolean {
  const begin = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
  if (Date.now() >= begin) return true;
  keepUntil(begin, site);
  return false;
}

/** A page is good until the first thing on it is no longer true. */
export function keepUntil(time: number, site: Pick<SiteContext, "goodUntil">): void {
  site.goodUntil = Math.min(time, site.goodUntil ?? Number.POSITIVE_INFINITY);
}

/** The end of a day in milliseconds since 1970. */
function endOf(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}
