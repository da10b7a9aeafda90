import { endOfDay } from "@waku/content/moment";
import type { Page } from "@waku/content/schema";
import type { SiteContext } from "../context/site";

/** What a page says of an event that is over. Before that it says nothing, and the page is good until then. */
export function pastEvent({ pastEvent: event }: Page, site: SiteContext): Page["pastEvent"] {
  if (!event) return undefined;
  const over = endOfDay(event.ended);
  if (over <= Date.now()) return event;
  site.goodUntil = Math.min(site.goodUntil ?? over, over);
  return undefined;
}
