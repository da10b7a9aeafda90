import { array, assert, double, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOn, scaleOf } from "./scale";

describe("scales of charts", () => {
  it.each([
    [[0.25, 800], true, [1, 10, 100]],
    [[100, 4000], true, [100, 200, 500, 1000, 2000]],
    [[270, 1750], false, [500, 1000, 1500]],
    [[2, 15], false, [5, 10, 15]],
    [[7, 7], false, [7]],
  ])("of %j", (values, isLog, ticks) => {
    expect(scaleOf(values)).toMatchObject({ isLog, ticks });
  });

  it("of nothing is none", () => {
    expect(scaleOf([])).toBeUndefined();
  });

  it("keep order and never leave the chart", () => {
    const value = double({ min: 0.01, max: 100_000, noNaN: true });
    assert(
      property(array(value, { minLength: 1, maxLength: 30 }), (values) => {
        const scale = scaleOf(values);
        if (!scale) throw new Error("no scale");
        const places = values.toSorted((one, other) => one - other).map((each) => placeOn(scale, each));
        for (const [index, place] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(1);
          expect(place).toBeGreaterThanOrEqual(places[index - 1] ?? 0);
        }
        for (const tick of scale.ticks) {
          expect(tick).toBeGreaterThanOrEqual(scale.min * 0.999);
          expect(tick).toBeLessThanOrEqual(scale.max * 1.001);
        }
      }),
    );
  });
});
