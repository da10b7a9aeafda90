import { expect, it } from "vitest";
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
