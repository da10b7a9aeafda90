import type { Entry } from "@waku/content";
import type { Meta, Page } from "@waku/content/schema";
import type { SiteContext } from "../context/site";
import { isBegunOnPage, isOverOnPage } from "./last-day";

type PageEntry = Extract<Entry, { kind: "page" }>;
type Event = NonNullable<Page["event"]>;

/** A page as its event has it on this day: what its opening and its head say, and the notice once it is over. */
type EventPage = {
  title: string;
  meta: Meta;
  blocks: Page["blocks"];
  pastEvent?: { ended: string; notice: string };
};

/** The page on this day, by the clock of the appointments; a page without an event is as it stands. */
export function eventPage(
  { page, title, meta }: PageEntry,
  timeZone: string,
  site: Pick<SiteContext, "goodUntil">,
): EventPage {
  const { event, blocks } = page;
  if (!event) return { title, meta, blocks };
  if (isOverOnPage(event.ended, timeZone, site))
    return { title, meta, blocks, pastEvent: { ended: event.ended, notice: event.notice } };
  const words = wordsNow(event, timeZone, site);
  if (!words) return { title, meta, blocks };
  const { meta: ownMeta, ...opening } = words;
  return {
    title: opening.title,
    meta: ownMeta,
    blocks: blocks.map((block) => (block.type === "hero" ? { ...block, ...opening } : block)),
  };
}

/** An event whose first day is not named is still to come until it is over. */
function wordsNow({ begins, before, during }: Event, timeZone: string, site: Pick<SiteContext, "goodUntil">) {
  const isBegun = begins !== undefined && isBegunOnPage(begins, timeZone, site);
  return isBegun ? (during ?? before) : before;
}
