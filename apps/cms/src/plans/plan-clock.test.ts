import { beforeEach, expect, it } from "vitest";
import { PlanClock } from "./plan-clock.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

let now: number;
let passed: number;
beforeEach(() => {
  now = Date.parse("2026-03-01T08:00:00Z");
  passed = 0;
});

const clockSince = (before?: number) => new PlanClock({ now: () => now, passed: () => passed, before });
/** What it says every minute. */
function minutes(clock: PlanClock, count: number): Set<boolean> {
  const said = new Set<boolean>();
  for (let minutes = 0; minutes < count; minutes++) {
    now += minute;
    passed += minute;
    said.add(clock.mayRun());
  }
  return said;
}

it("lets plans run by a clock that goes on, is a bit ahead or is set back", () => {
  const clock = clockSince(now - minute);
  for (const change of [0, 90 * minute, -day, 30 * minute, -365 * day]) {
    now += change;
    expect(minutes(clock, 10)).toEqual(new Set([true]));
  }
});

it("lets none run while the clock is suddenly a day ahead, and goes on once it is right again", () => {
  const clock = clockSince(now);
  for (let times = 0; times < 3; times++) {
    now += day;
    expect(minutes(clock, 50)).toEqual(new Set([false]));
    now -= day;
    expect(minutes(clock, 50)).toEqual(new Set([true]));
  }
});

it("believes a clock that stays where it is for an hour", () => {
  const clock = clockSince(now);
  now += day;
  expect(minutes(clock, 60)).toEqual(new Set([false]));
  expect(minutes(clock, 60)).toEqual(new Set([true]));
});

it("believes no start that is far later than what was seen before it, until an hour has passed", () => {
  expect(minutes(clockSince(now - 365 * day), 60)).toEqual(new Set([false]));
  expect(minutes(clockSince(now - 90 * minute), 60)).toEqual(new Set([true]));
  expect(minutes(clockSince(now + day), 60)).toEqual(new Set([true]));
  expect(minutes(clockSince(), 60)).toEqual(new Set([true]));
});
