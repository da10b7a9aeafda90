import { boundsOfDay } from "../../schema/moment.ts";
import type { Entry, PageEntry } from "../content-source.ts";
import { withoutSoftHyphens } from "../no-break.ts";

type Event = NonNullable<PageEntry["page"]["event"]>;

/**
 * A document as it is at an instant: a page about an event says what it says before, during or after it, also where
 * only its title or description is shown.
 * @param timeZone zone in which the event's days begin and end
 */
export function entryAt(entry: Entry, now: number, timeZone: string): Entry {
  const { event } = entry.kind === "page" ? entry.page : {};
  if (entry.kind !== "page" || !event) return entry;
  const { begin, end } = boundsOf(event, timeZone);
  if (now >= end) return { ...entry, phase: { name: "after" } };
  // An event whose first day is not named is still to come until it is over.
  if (begin === undefined || now < begin)
    return withWords(entry, event.before, { name: "before", until: begin ?? end });
  return withWords(entry, event.during ?? event.before, { name: "during", until: end });
}

/** The instants at which a document changes by itself. */
export function changesOf(entry: Entry, timeZone: string): number[] {
  const { event } = entry.kind === "page" ? entry.page : {};
  if (!event) return [];
  const { begin, end } = boundsOf(event, timeZone);
  return begin === undefined ? [end] : [begin, end];
}

/** What stands above the title of a page names its subject in few words. */
export function shortTitleOf([opening]: PageEntry["page"]["blocks"], title: string): string {
  return (opening?.type === "hero" && opening.pretitle) || title;
}

function boundsOf({ begins, ended }: Event, timeZone: string): { begin?: number; end: number } {
  return {
    begin: begins === undefined ? undefined : boundsOfDay(begins, timeZone).begin,
    end: boundsOfDay(ended, timeZone).end,
  };
}

function withWords(entry: PageEntry, words: Event["before"], phase: NonNullable<PageEntry["phase"]>): PageEntry {
  if (!words) return { ...entry, phase };
  const { meta, ...opening } = words;
  const blocks = entry.page.blocks.map((block) => (block.type === "hero" ? { ...block, ...opening } : block));
  return {
    ...entry,
    title: withoutSoftHyphens(opening.title),
    shortTitle: shortTitleOf(blocks, withoutSoftHyphens(opening.title)),
    teaser: meta.description,
    meta,
    page: { ...entry.page, meta, blocks },
    phase,
  };
}
