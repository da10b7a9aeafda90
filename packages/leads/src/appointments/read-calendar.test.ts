import { expect, test } from "vitest";
import { readCalendar } from "./read-calendar.ts";

const now = Date.parse("2026-11-28T12:00Z");

function calendar(...lines: string[]): string {
  const event = ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"];
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", ...event, "END:VCALENDAR", ""].join("\r\n");
}

const many = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i));
const date = (index: number) => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10).replaceAll("-", "");

test.each<[string, string[], number]>([
  ["eight thousand years without a break", ["DTSTART;VALUE=DATE:20250101", "DTEND;VALUE=DATE:99991231"], 402],
  ["a day of every week since 1900", ["DTSTART;VALUE=DATE:19000101", "RRULE:FREQ=WEEKLY"], 57],
  ["every day, as often as can be written", ["DTSTART;VALUE=DATE:20261101", "RRULE:FREQ=DAILY;COUNT=999999999"], 402],
  ["long events that overlap", ["DTSTART;VALUE=DATE:19500101", "DTEND;VALUE=DATE:20490101", "RRULE:FREQ=MONTHLY"], 402],
  [
    "twenty thousand single days",
    ["DTSTART;VALUE=DATE:19900101", ...many(20_000, (i) => `RDATE;VALUE=DATE:${date(i)}`)],
    402,
  ],
  ["ten thousand parts, one in the other", ["DTSTART;VALUE=DATE:20261225", ...nested(10_000)], 1],
])("%s close the days ahead, no others", async (_, lines, count) => {
  expect(await readCalendar(calendar(...lines), now)).toHaveLength(count);
});

test.each<[string, string[]]>([
  ["a day that never comes", ["RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"]],
  ["a week that never comes", ["RRULE:FREQ=YEARLY;BYWEEKNO=54"]],
  ["every second", ["RRULE:FREQ=SECONDLY"]],
  ["every second of no day", ["RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31"]],
  ["every minute since 1900", ["RRULE:FREQ=MINUTELY;COUNT=2000000000"]],
  ["twenty thousand exceptions", ["RRULE:FREQ=DAILY", ...many(20_000, (i) => `EXDATE;VALUE=DATE:${date(i)}`)]],
])("%s: given up, and everything else goes on meanwhile", async (_, lines) => {
  const reading = readCalendar(calendar("DTSTART;VALUE=DATE:19900101", ...lines), now, 3000);
  let turns = 0;
  const clock = setInterval(() => turns++, 1);
  await expect(reading).rejects.toThrow();
  clearInterval(clock);
  expect(turns).toBeGreaterThan(0);
});

test("what takes too long is said", async () => {
  const endless = calendar("DTSTART;VALUE=DATE:20250101", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30");
  await expect(readCalendar(endless, now, 500)).rejects.toThrow("the calendar could not be read within 0.5 s");
});

function nested(depth: number): string[] {
  return [...many(depth, () => "BEGIN:VALARM"), ...many(depth, () => "END:VALARM")];
}
