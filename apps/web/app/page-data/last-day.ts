import { boundsOfDay } from "@waku/content/moment";
import type { SiteContext } from "../context/site";

/**
 * Whether a day is over, by the clock of the server.
 * @param day ISO day
 * @param timeZone zone in which the day ends
 */
export function isOver(day: string, timeZone: string): boolean {
  return Date.now() >= boundsOfDay(day, timeZone).end;
}

/** The same for something that a page shows: while the day is not over, the page is good until then. */
export function isOverOnPage(day: string, timeZone: string, site: SiteContext): boolean {
  if (isOver(day, timeZone)) return true;
  keepUntil(boundsOfDay(day, timeZone).end, site);
  return false;
}

/** A page is good until the first thing on it is no longer true. */
export function keepUntil(time: number, site: Pick<SiteContext, "expiresAt">): void {
  site.expiresAt = Math.min(time, site.expiresAt ?? Number.POSITIVE_INFINITY);
}
