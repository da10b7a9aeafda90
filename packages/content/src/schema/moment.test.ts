import { expect, test } from "vitest";
import { dayOf, instantOf, isDayWithTime, momentOf } from "./moment.ts";

test.each([
  ["2026-12-01", "2026-11-30T23:00:00Z"],
  ["2026-07-01", "2026-06-30T22:00:00Z"],
  ["2026-12-01T09:30", "2026-12-01T08:30:00Z"],
  // Skipped: half past two does not exist in the night of 23 hours.
  ["2027-03-28T02:30", "2027-03-28T01:30:00Z"],
  // Shown twice in the night of 25 hours: the first.
  ["2027-10-31T02:30", "2027-10-31T00:30:00Z"],
])("%s begins at %s", (moment, instant) => {
  expect(new Date(instantOf(moment)).toISOString()).toBe(new Date(instant).toISOString());
});

test("an instant is written as the moment it came from", () => {
  for (const moment of ["2026-12-01", "2026-07-01", "2026-12-01T09:30", "2026-12-31T23:59"])
    expect(momentOf(instantOf(moment))).toBe(moment);
});

test("days are Berlin's", () => {
  expect(dayOf(Date.parse("2026-12-31T23:30Z"))).toBe("2027-01-01");
});

test("days with a time", () => {
  expect(isDayWithTime("2026-12-01T09:30")).toBe(true);
  for (const text of ["2026-12-01", "2026-12-01T24:00", "2026-02-30T09:00", "2026-12-01T09:30Z", "2026-12-01 09:30"])
    expect(isDayWithTime(text)).toBe(false);
});
