import ICAL from "ical.js";

const dayMs = 24 * 3_600_000;
/** Nothing can be booked further ahead. */
const aheadMs = 400 * dayMs;
/** More occurrences of one event are taken for a mistake. */
const maxOccurrences = 2000;

/**
 * Days that the whole-day events of a calendar cover, from yesterday to a good year ahead. Events with a time of day
 * and cancelled ones close nothing.
 * @param text an ICS file
 * @param now milliseconds since 1970
 * @throws when the text is no calendar
 */
export function closedDays(text: string, now: number): Set<string> {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("no calendar");
  const [first, last] = [isoDay(now - dayMs), isoDay(now + aheadMs)];
  const days = calendar.getAllSubcomponents("vevent").flatMap((component) => eventDays(component, last));
  return new Set(days.filter((day) => day >= first && day <= last));
}

function eventDays(component: ICAL.Component, last: string): string[] {
  const event = new ICAL.Event(component);
  if (!event.startDate?.isDate || component.getFirstPropertyValue("status") === "CANCELLED") return [];
  // Without an end the event lasts its one day.
  const length = Math.max(1, Math.round(event.duration.toSeconds() / 86_400));
  const days: string[] = [];
  const occurrences = event.iterator();
  for (let count = 0; count < maxOccurrences; count++) {
    const start: ICAL.Time | undefined = occurrences.next();
    if (!start || start.toString() > last) break;
    for (let offset = 0; offset < length; offset++) {
      const day = start.clone();
      day.adjust(offset, 0, 0, 0);
      days.push(day.toString());
    }
  }
  return days;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
