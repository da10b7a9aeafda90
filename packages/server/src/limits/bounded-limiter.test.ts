import { afterEach, describe, expect, it, vi } from "vitest";
import { BoundedLimiter } from "./bounded-limiter.ts";
import { takes } from "./form-limits.ts";

it("counts each key by itself", async () => {
  const limiter = new BoundedLimiter({ points: 2, duration: 60 });
  for (const key of ["a", "b"])
    expect([await takes(limiter, key), await takes(limiter, key), await takes(limiter, key)]).toEqual([
      true,
      true,
      false,
    ]);
});

it("remembers no more keys than it may: those used last", async () => {
  const limiter = new BoundedLimiter({ points: 1, duration: 60, maxKeys: 100 });
  await takes(limiter, "first");
  for (let index = 0; index < 1000; index++) {
    await takes(limiter, `made up ${index}`);
    // Who asks on stays known.
    if (index < 500) expect(await takes(limiter, "first"), String(index)).toBe(false);
  }
  const known = await Promise.all(Array.from({ length: 1000 }, (_, index) => limiter.get(`made up ${index}`)));
  expect(known.filter((entry) => entry !== null)).toHaveLength(100);
  expect(await limiter.get("first")).toBeNull();
});

describe("once its time is over", () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ["used", (limiter: BoundedLimiter) => takes(limiter, "192.0.2.1")],
    [
      "used beyond what it had",
      (limiter: BoundedLimiter) => Promise.all([1, 2, 3].map(() => takes(limiter, "192.0.2.1"))),
    ],
    ["given a use that nobody could refuse", (limiter: BoundedLimiter) => limiter.penalty("192.0.2.1")],
  ])("a key that was %s is forgotten, whether anybody comes after it or not", async (_, use) => {
    vi.useFakeTimers();
    const limiter = new BoundedLimiter({ points: 1, duration: 60 });
    await use(limiter);
    vi.advanceTimersByTime(59_000);
    expect([limiter.keyCount, limiter.dump().storage.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(1_100);
    expect([limiter.keyCount, limiter.dump().storage.length]).toEqual([0, 0]);
  });

  it("a key that is used again begins anew", async () => {
    vi.useFakeTimers();
    const limiter = new BoundedLimiter({ points: 1, duration: 60 });
    const uses: boolean[] = [];
    for (const seconds of [0, 59, 2]) {
      vi.advanceTimersByTime(seconds * 1000);
      uses.push(await takes(limiter, "192.0.2.1"));
    }
    expect(uses).toEqual([true, false, true]);
  });
});

it("remembers no address for more than a day", () => {
  const day = 24 * 3600;
  expect(() => new BoundedLimiter({ points: 1, duration: day })).not.toThrow();
  expect(() => new BoundedLimiter({ points: 1, duration: day + 1 })).toThrow("a day");
});
