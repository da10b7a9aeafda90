import type { Locale } from "@waku/i18n/locale";
import { dateText, offsetText, timeText, wallClock, weekdayText } from "./clock-text.ts";

type Slot = { value: number; time: string };
type Day = { day: string; weekday: string; date: string; slots: Slot[] };
/** A week from Monday to Sunday in which something is free. */
export type Week = { monday: string; title: string; days: Day[] };

const dayMs = 24 * 3_600_000;

/**
 * Slots as a visitor of one time zone reads them, by week and day.
 * A time that the clocks show twice on a day carries its distance from UTC, so that no two read alike.
 */
export function weeksOf(slots: number[], timeZone: string, locale: Locale): Week[] {
  const byDay = Map.groupBy(slots, (slot) => wallClock(slot, timeZone).day);
  const days = [...byDay].map(([day, values]) => ({
    day,
    weekday: weekdayText(day, locale),
    date: dateText(day, locale),
    slots: distinctTimes(values, timeZone, locale),
  }));
  return [...Map.groupBy(days, ({ day }) => mondayOf(day))].map(([monday, daysOfWeek]) => ({
    monday,
    title: weekTitle(daysOfWeek),
    days: daysOfWeek,
  }));
}

function distinctTimes(values: number[], timeZone: string, locale: Locale): Slot[] {
  const times = values.map((value) => timeText(value, timeZone, locale));
  return values.map((value, index) => {
    const time = times[index] ?? "";
    const isDouble = times.indexOf(time) !== times.lastIndexOf(time);
    return { value, time: isDouble ? `${time} (${offsetText(value, timeZone)})` : time };
  });
}

function weekTitle(days: Day[]): string {
  const [first, last] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
  return first === last ? first : `${first} – ${last}`;
}

function mondayOf(day: string): string {
  const date = new Date(day);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}
