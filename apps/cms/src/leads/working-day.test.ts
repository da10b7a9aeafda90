import { expect, test } from "vitest";
import { workingDayBefore } from "./working-day.ts";

test("a weekend is no time in which somebody waits", () => {
  const before = (now: string) => workingDayBefore(new Date(now), "Europe/Berlin").toISOString();
  expect(before("2026-11-25T10:00:00Z")).toBe("2026-11-24T10:00:00.000Z");
  // Monday: what came on Friday at that time. Sunday: what had come when the weekend began, less the day before.
  expect(before("2026-11-30T10:00:00Z")).toBe("2026-11-27T10:00:00.000Z");
  expect(before("2026-11-29T10:00:00Z")).toBe("2026-11-26T23:00:00.000Z");
});
