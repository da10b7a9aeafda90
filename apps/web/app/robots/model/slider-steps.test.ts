import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestStep, sliderBars, sliderSteps } from "./slider-steps";

describe("steps of a slider", () => {
  it("are round, grow with values far apart, and are even between close ones", () => {
    expect(sliderSteps({ min: 0.3, max: 11 })).toEqual([
      0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12,
    ]);
    expect(sliderSteps({ min: 270, max: 3_330 }).slice(0, 3)).toEqual([200, 300, 400]);
    expect(sliderSteps({ min: 4, max: 44 })).toHaveLength(21);
    expect(sliderSteps({ min: 6, max: 6 })).toEqual([6]);
  });

  it("hold all values between first and last, rise, and are found again", () => {
    const value = fc.double({ min: 0.01, max: 90_000, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), (values) => {
        const [min, max] = [Math.min(...values), Math.max(...values)];
        const steps = sliderSteps({ min, max });
        // Steps are rounded to six digits.
        expect(steps[0]).toBeLessThanOrEqual(min * 1.00001);
        expect(steps.at(-1)).toBeGreaterThanOrEqual(max * 0.99999);
        expect(steps.length).toBeLessThan(90);
        expect(new Set(steps).size).toBe(steps.length);
        expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
        expect(steps.map((step) => nearestStep(steps, step))).toEqual(steps.map((_, place) => place));
        const bars = sliderBars(steps, Float64Array.from([...values, Number.NaN]));
        expect([Math.max(...bars), bars.every((bar) => bar >= 0)]).toEqual([1, true]);
      }),
    );
  });
});
