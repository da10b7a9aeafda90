import ICAL from "ical.js";

const dayMs = 24 * 3_600_000;
/** Nothing can be booked further ahead; the rest is for the time in which no newer calendar can be had. */
const aheadMs = 400 * dayMs;
/** A daily event reaches this number after more than a hundred years: more is taken for a mistake. */
const maxOccurrences = 50_000;

/** Days since 1970, the last one included. */
type Window = { first: number; last: number };

/**
 * Days that the whole-day events of a calendar cover, from yesterday to a good year ahead. Events with a time of day
 * and cancelled ones close nothing. A calendar can be written so that this takes for ever: see `readCalendar`.
 * @param text an ICS file
 * @param now milliseconds since 1970
 * @returns ISO days
 * @throws when the text is no calendar, or an event of it begins more often than any real one
 */
export function closedDays(text: string, now: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("no calendar");
  const window = { first: Math.floor(now / dayMs) - 1, last: Math.floor((now + aheadMs) / dayMs) };
  const days = new Set<number>();
  for (const component of calendar.getAllSubcomponents("vevent"))
    for (const day of eventDays(component, window)) days.add(day);
  return [...days].toSorted((a, b) => a - b).map((day) => new Date(day * dayMs).toISOString().slice(0, 10));
}

function* eventDays(component: ICAL.Component, { first, last }: Window): Generator<number> {
  const event = new ICAL.Event(component);
  if (!event.startDate?.isDate || component.getFirstPropertyValue("status") === "CANCELLED") return;
  // Without an end the event lasts its one day.
  const length = Math.max(1, Math.round(event.duration.toSeconds() / 86_400));
  const occurrences = event.iterator();
  for (let count = 0; ; count++) {
    if (count === maxOccurrences) throw new Error(`an event from ${event.startDate} on has no end of occurrences`);
    const start: ICAL.Time | undefined = occurrences.next();
    const begin = start ? dayNumber(start) : Number.POSITIVE_INFINITY;
    if (begin > last) return;
    for (let day = Math.max(first, begin); day <= Math.min(last, begin + length - 1); day++) yield day;
  }
}

function dayNumber({ year, month, day }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}
