import { expect, test } from "vitest";
import { HourlyCap } from "./hourly-cap.ts";

test("places come free an hour after they were taken, one by one", () => {
  let now = 0;
  const cap = new HourlyCap(2, () => now);
  const takeAt = (minute: number) => {
    now = minute * 60_000;
    return cap.take();
  };
  expect([0, 30, 59, 60, 61, 89, 90].map(takeAt)).toEqual([true, true, false, true, false, false, true]);
});
