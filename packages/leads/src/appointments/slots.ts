import type { Opening, Weekday } from "@waku/content/schema";
import { Temporal } from "temporal-polyfill";

/** A stretch of time in milliseconds since 1970, without its end. */
export type Span = { start: number; end: number };

/** What can be booked, whatever for. */
export type Calendar = {
  id: string;
  timeZone: string;
  minutes: number;
  bufferMinutes: number;
  noticeHours: number;
  /** Every week up to a horizon, or certain days only. */
  days:
    | { type: "weekly"; hours: Record<Weekday, Opening[]>; horizonDays: number }
    | { type: "dates"; dates: string[]; hours: Opening[] };
};

const minuteMs = 60_000;
const weekdayOf: Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/**
 * Beginnings of the slots that can be booked now, in order.
 *
 * The one rule of time zones: an opening's ends are clock times of the calendar's zone. A time that the clock skips
 * moves on by the gap, a time that it shows twice is the first one (Temporal's "compatible"). In between slots follow
 * each other in time that passes, so a skipped hour holds none and a doubled hour holds each of its slots once.
 * @param now milliseconds since 1970
 * @param busy appointments taken already
 * @param holidays closed days of weekly calendars, as ISO days; a fair has its own days
 */
export function freeSlots(calendar: Calendar, now: number, busy: Span[], holidays: ReadonlySet<string>): number[] {
  const { minutes, bufferMinutes, noticeHours, days } = calendar;
  const length = minutes * minuteMs;
  const buffer = bufferMinutes * minuteMs;
  const earliest = now + noticeHours * 60 * minuteMs;
  const spans = days.type === "weekly" ? weeklySpans(calendar, days, now, holidays) : dateSpans(calendar, days);
  return spans.flatMap((span) => {
    const slots: number[] = [];
    for (let start = span.start; start + length <= span.end; start += length + buffer)
      if (start >= earliest && busy.every((taken) => !isTooClose(taken, start, length, buffer))) slots.push(start);
    return slots;
  });
}

/** When a calendar of certain days has closed for good; undefined for calendars that go on. */
export function closingTime(calendar: Calendar): number | undefined {
  if (calendar.days.type === "weekly") return undefined;
  return Math.max(...dateSpans(calendar, calendar.days).map(({ end }) => end));
}

function isTooClose(taken: Span, start: number, length: number, buffer: number): boolean {
  return taken.start < start + length + buffer && start < taken.end + buffer;
}

type DaysOf<T extends Calendar["days"]["type"]> = Extract<Calendar["days"], { type: T }>;

function weeklySpans(
  { timeZone }: Calendar,
  { hours, horizonDays }: DaysOf<"weekly">,
  now: number,
  holidays: ReadonlySet<string>,
): Span[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  return Array.from({ length: horizonDays + 1 }, (_, days) => today.add({ days }))
    .filter((day) => !holidays.has(day.toString()))
    .flatMap((day) => {
      const weekday = weekdayOf[day.dayOfWeek - 1];
      return weekday ? hours[weekday].map((opening) => span(day, opening, timeZone)) : [];
    });
}

function dateSpans({ timeZone }: Calendar, { dates, hours }: DaysOf<"dates">): Span[] {
  return dates
    .toSorted()
    .flatMap((date) => hours.map((opening) => span(Temporal.PlainDate.from(date), opening, timeZone)));
}

function span(day: Temporal.PlainDate, { from, to }: Opening, timeZone: string): Span {
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return { start: at(from), end: at(to) };
}
