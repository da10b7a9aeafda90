import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRetryAfter, retryDelayMs } from "./retry.ts";

test("delays double from 5 s and stay at 2 h", () => {
  const longest = [1, 2, 3, 11, 12, 40].map((attempts) => retryDelayMs(attempts, 0.9999999));
  expect(longest).toEqual([5000, 10_000, 20_000, 5_120_000, 7_200_000, 7_200_000]);
});

test("jitter keeps every delay between half and all of its ceiling", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 0.999999, noNaN: true }),
      (attempts, random) => {
        const delay = retryDelayMs(attempts, random);
        const ceiling = Math.min(5000 * 2 ** (attempts - 1), 7_200_000);
        expect(delay).toBeGreaterThanOrEqual(ceiling / 2);
        expect(delay).toBeLessThanOrEqual(ceiling);
      },
    ),
  );
});

test("the receiver may ask for more patience, up to a day", () => {
  expect(retryDelayMs(1, 0, 60_000)).toBe(60_000);
  expect(retryDelayMs(5, 0, 1)).toBe(40_000);
  expect(retryDelayMs(1, 0, 10 * 24 * 3_600_000)).toBe(24 * 3_600_000);
});

test("Retry-After is read as seconds or date, garbage is ignored", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  expect(parseRetryAfter("120", now)).toBe(120_000);
  expect(parseRetryAfter("Sun, 01 Mar 2026 12:05:00 GMT", now)).toBe(300_000);
  expect(parseRetryAfter("Sun, 01 Mar 2026 11:00:00 GMT", now)).toBe(0);
  expect(parseRetryAfter("soon", now)).toBeUndefined();
  expect(parseRetryAfter(null, now)).toBeUndefined();
});
