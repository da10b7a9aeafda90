import { describe } from "vitest";
import { testBooking } from "./booking-suite";
import { ordinaryDay } from "./open-calendar";

/** Instants at which calendars go wrong: hardly anything left of a week, a year that ends, nights of 23 and 25 hours. */
describe.each([
  ["on an ordinary Wednesday", ordinaryDay],
  ["on a Sunday at 23:30", "2027-02-28T23:30:00+01:00"],
  ["on December 31", "2026-12-31T16:00:00+01:00"],
  ["before clocks go forward", "2027-03-27T22:00:00+01:00"],
  ["before clocks go back", "2027-10-30T22:00:00+02:00"],
])("%s", (_, now) => testBooking(now));
