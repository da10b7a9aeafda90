import { expect, test } from "vitest";
import { closedDays } from "./closed-days.ts";

const now = Date.parse("2026-11-28T12:00Z");

function calendar(...events: string[][]): string {
  const lines = events.flatMap((event, index) => ["BEGIN:VEVENT", `UID:${index}`, ...event, "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

test("whole days, with and without an end, and those that come every year", () => {
  const text = calendar(
    ["DTSTART;VALUE=DATE:20261225", "SUMMARY:Weihnachten, 1. Tag"],
    ["DTSTART;VALUE=DATE:20261228", "DTEND;VALUE=DATE:20261231"],
    ["DTSTART;VALUE=DATE:20200101", "RRULE:FREQ=YEARLY"],
  );
  expect(closedDays(text, now)).toEqual([
    "2026-12-25",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2027-01-01",
    "2028-01-01",
  ]);
});

test("hours of a day, cancelled events and days long past close nothing", () => {
  const text = calendar(
    ["DTSTART:20261201T080000Z", "DTEND:20261201T170000Z"],
    ["DTSTART;VALUE=DATE:20261202", "STATUS:CANCELLED"],
    ["DTSTART;VALUE=DATE:20251225"],
    ["SUMMARY:without a day"],
  );
  expect(closedDays(text, now)).toEqual([]);
});

test("an endless daily event ends at the horizon", () => {
  const days = closedDays(calendar(["DTSTART;VALUE=DATE:20261101", "RRULE:FREQ=DAILY"]), now);
  expect(days).toHaveLength(402);
});

test.each(["", "<!doctype html><title>Not found</title>", "BEGIN:VCALENDAR", "BEGIN:VCARD\r\nEND:VCARD\r\n"])(
  "what is no calendar is refused: %j",
  (text) => {
    expect(() => closedDays(text, now)).toThrow();
  },
);
