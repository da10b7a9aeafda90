import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeBalance, computeSavings, type RoiAssumptions, type RoiInputs } from "./model.ts";

const inputs: RoiInputs = {
  employees: 6_00,
  wage: 32_00,
  downtimes: 10_00,
  duration: 1_50,
  durationUnit: "h",
  hourCost: 400_00,
  spareParts: 40_000_00,
};
const expected: RoiAssumptions = {
  productiveHours: 1650_00,
  affectedShare: 30_00,
  downtimeRate: 30_00,
  productivityRate: 25_00,
  sparePartsRate: 15_00,
};

describe("golden savings", () => {
  it("the plant that the page describes", () => {
    // hours 10 × 12 × 1.5 = 180; cost today 180 × 400 = 72,000; saved 30 %: 54 h, 21,600
    // work 6 × 1,650 × 30 % × 25 % = 742.5 h; × 32 = 23,760
    // parts 40,000 × 15 % = 6,000; total 21,600 + 23,760 + 6,000 = 51,360
    expect(computeSavings(inputs, expected)).toEqual({
      downtime: { hoursToday: 1800, costToday: 72_000_00, hours: 540, euro: 21_600_00 },
      productivity: { hours: 7425, euro: 23_760_00 },
      spareParts: { euro: 6_000_00 },
      totalEuro: 51_360_00,
    });
  });

  it("the careful half of it, with halves that are no whole percent", () => {
    // 72,000 × 15 % = 10,800; 6 × 1,650 × 30 % × 12.5 % = 371.25 h (371.3), × 32 = 11,880; 40,000 × 7.5 % = 3,000
    const careful = { ...expected, downtimeRate: 15_00, productivityRate: 12_50, sparePartsRate: 7_50 };
    expect(computeSavings(inputs, careful)).toMatchObject({
      downtime: { hours: 270, euro: 10_800_00 },
      productivity: { hours: 3713, euro: 11_880_00 },
      spareParts: { euro: 3_000_00 },
      totalEuro: 25_680_00,
    });
  });

  it("the ambitious one", () => {
    // 72,000 × 45 % = 32,400; 6 × 1,650 × 30 % × 30 % = 891 h, × 32 = 28,512; 40,000 × 37 % = 14,800
    const ambitious = { ...expected, downtimeRate: 45_00, productivityRate: 30_00, sparePartsRate: 37_00 };
    expect(computeSavings(inputs, ambitious)).toMatchObject({
      downtime: { euro: 32_400_00 },
      productivity: { hours: 8910, euro: 28_512_00 },
      spareParts: { euro: 14_800_00 },
      totalEuro: 75_712_00,
    });
  });

  it("minutes, and lines that round to whole euros", () => {
    // 7 × 12 × 25 min = 2,100 min = 35 h; × 33.33 = 1,166.55 → 1,167; saved 30 %: 10.5 h, 349.965 → 350
    // 2.5 × 1,650 × 30 % × 25 % = 309.375 h (309.4); × 27.80 = 8,600.625 → 8,601; 999.99 × 15 % = 149.9985 → 150
    const odd: RoiInputs = {
      employees: 2_50,
      wage: 27_80,
      downtimes: 7_00,
      duration: 25_00,
      durationUnit: "min",
      hourCost: 33_33,
      spareParts: 999_99,
    };
    expect(computeSavings(odd, expected)).toEqual({
      downtime: { hoursToday: 350, costToday: 1_167_00, hours: 105, euro: 350_00 },
      productivity: { hours: 3094, euro: 8_601_00 },
      spareParts: { euro: 150_00 },
      totalEuro: 9_101_00,
    });
  });

  it("rounds half a euro up", () => {
    // 1 × 12 × 1 h × 100 % × 0.0417… : 3.33 × 15 % = 0.4995 → 0; 3.34 × 15 % = 0.501 → 1; 10 × 5 % = 0.5 → 1
    const parts = (spareParts: number, rate: number) =>
      computeSavings({ ...inputs, spareParts }, { ...expected, sparePartsRate: rate }).spareParts.euro;
    expect([parts(3_33, 15_00), parts(3_34, 15_00), parts(10_00, 5_00)]).toEqual([0, 100, 100]);
  });

  it("nothing from nothing", () => {
    const none = { ...inputs, employees: 0, downtimes: 0, spareParts: 0 };
    const result = computeSavings(none, expected);
    expect(result.totalEuro).toBe(0);
    expect(Object.is(result.totalEuro, -0)).toBe(false);
  });
});

describe("golden balances", () => {
  it("pays back in the first year", () => {
    // licence 12,000 + set-up 3,000 = 15,000; 51,360 / 12 = 4,280 a month; 3 × 4,280 = 12,840, 4 × 4,280 = 17,120
    expect(computeBalance(51_360_00, 12_000_00, 3_000_00)).toEqual({
      licenceYear: 12_000_00,
      setup: 3_000_00,
      netYear: 39_360_00,
      paybackMonths: 4,
      years: [
        { savings: 51_360_00, cost: 15_000_00, net: 36_360_00, cumulative: 36_360_00 },
        { savings: 51_360_00, cost: 12_000_00, net: 39_360_00, cumulative: 75_720_00 },
        { savings: 51_360_00, cost: 12_000_00, net: 39_360_00, cumulative: 115_080_00 },
      ],
    });
  });

  it("counts the second licence when the first year does not suffice", () => {
    // 12,000 saved a year (1,000 a month); licence 6,000, set-up 9,000: 15,000 due by month 12, 21,000 from month 13
    expect(computeBalance(12_000_00, 6_000_00, 9_000_00).paybackMonths).toBe(21);
  });

  it("says when three years do not suffice", () => {
    // 100 saved, 200 a year: never
    expect(computeBalance(100_00, 200_00, 0)).toMatchObject({ netYear: -100_00, paybackMonths: undefined });
  });

  it("reaches the very month", () => {
    // 1,200 a year is 100 a month; 300 due: month 3, not 4
    expect(computeBalance(1_200_00, 300_00, 0).paybackMonths).toBe(3);
  });
});

const plants = fc.record({
  employees: fc.integer({ min: 0, max: 10_000_00 }),
  wage: fc.integer({ min: 0, max: 500_00 }),
  downtimes: fc.integer({ min: 0, max: 10_000_00 }),
  duration: fc.integer({ min: 0, max: 744_00 }),
  durationUnit: fc.constantFrom("h" as const, "min" as const),
  hourCost: fc.integer({ min: 0, max: 1_000_000_00 }),
  spareParts: fc.integer({ min: 0, max: 100_000_000_00 }),
});
const percent = fc.integer({ min: 0, max: 100_00 });
const assumptions = fc.record({
  productiveHours: fc.integer({ min: 0, max: 8784_00 }),
  affectedShare: percent,
  downtimeRate: percent,
  productivityRate: percent,
  sparePartsRate: percent,
});

describe("every saving", () => {
  it("adds up, is a whole number of euros, and saves no more than there is", () => {
    fc.assert(
      fc.property(plants, assumptions, (plant, assumed) => {
        const { downtime, productivity, spareParts, totalEuro } = computeSavings(plant, assumed);
        expect(downtime.euro + productivity.euro + spareParts.euro).toBe(totalEuro);
        for (const cents of [downtime.euro, productivity.euro, spareParts.euro]) {
          expect(cents % 100).toBe(0);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
        expect(downtime.euro).toBeLessThanOrEqual(downtime.costToday);
        expect(downtime.hours).toBeLessThanOrEqual(downtime.hoursToday);
      }),
    );
  });

  it("is the same for an hour and for sixty minutes", () => {
    fc.assert(
      fc.property(plants, assumptions, (plant, assumed) => {
        const hours = computeSavings({ ...plant, durationUnit: "h" }, assumed);
        const minutes = computeSavings({ ...plant, durationUnit: "min", duration: plant.duration * 60 }, assumed);
        expect(minutes).toEqual(hours);
      }),
    );
  });

  it("does not shrink when a rate grows", () => {
    fc.assert(
      fc.property(plants, assumptions, percent, (plant, assumed, more) => {
        const grown = { ...assumed, downtimeRate: Math.min(100_00, assumed.downtimeRate + more) };
        expect(computeSavings(plant, grown).totalEuro).toBeGreaterThanOrEqual(computeSavings(plant, assumed).totalEuro);
      }),
    );
  });
});
