import type { ModuleName } from "@waku/content/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleSettings as settings } from "./example-settings.ts";
import { computeQuote, type PricingChoice } from "./model.ts";

const one: PricingChoice = {
  model: "team",
  modules: ["maintenance"],
  billing: "monthly",
  devices: 1,
  sites: 1,
  accounts: 10,
  boxes: 0,
  storage: 0,
  sms: 0,
  hasAi: false,
  hasIdentity: false,
  wantsRoundTheClock: false,
};
const quote = (changes: Partial<PricingChoice>) => computeQuote({ ...one, ...changes }, settings);
const centsOf = (changes: Partial<PricingChoice>) => quote(changes).lines.map(({ id, monthCents }) => [id, monthCents]);

describe("golden quotes", () => {
  it("one device, one module: the price the list begins with", () => {
    // 1 × 5.00 = 5.00 a month; × 12 = 60.00 a year
    expect(quote({})).toMatchObject({ listMonthCents: 500, monthCents: 500, yearCents: 6000, deviceMonthCents: 500 });
    expect(centsOf({})).toEqual([["maintenance", 500]]);
  });

  it("30 devices, one module: graduated volume discount", () => {
    // gross 30 × 5.00 = 150.00
    // devices 11–25: 15 × 5.00 × 4 % = 3.00; devices 26–30: 5 × 5.00 × 8 % = 2.00; together 5.00
    // 150.00 − 5.00 = 145.00 a month; × 12 = 1,740.00; per device 145.00 / 30 = 4.8333 → 4.83
    expect(centsOf({ devices: 30 })).toEqual([
      ["maintenance", 15_000],
      ["volume", -500],
    ]);
    expect(quote({ devices: 30 })).toMatchObject({ monthCents: 14_500, yearCents: 174_000, deviceMonthCents: 483 });
  });

  it("40 devices, two modules, prepaid", () => {
    // gross 40 × (5.00 + 5.00) = 400.00
    // volume: 15 × 10.00 × 4 % = 6.00; 15 × 10.00 × 8 % = 12.00; together 18.00 → 382.00
    // bundle: 382.00 × 5 % = 19.10 → 362.90
    // year: 12 × 362.90 = 4,354.80; prepayment 8 % = 348.384 → 348.38; 4,006.42
    // month: 4,006.42 / 12 = 333.8683 → 333.87; per device 4,006.42 / 480 = 8.3467 → 8.35
    const changes = {
      devices: 40,
      modules: ["maintenance", "spare-parts"] as ModuleName[],
      billing: "yearly" as const,
    };
    expect(centsOf(changes)).toEqual([
      ["maintenance", 20_000],
      ["spare-parts", 20_000],
      ["volume", -1800],
      ["bundle", -1910],
    ]);
    expect(quote(changes)).toMatchObject({
      listMonthCents: 36_290,
      prepaymentCents: -34_838,
      yearCents: 400_642,
      monthCents: 33_387,
      deviceMonthCents: 835,
    });
  });

  it("a service provider with everything", () => {
    // gross 300 × (8 + 5 + 5 + 6) = 300 × 24.00 = 7,200.00
    // volume on 24.00: 15 × 4 + 25 × 8 + 50 × 12 + 150 × 15 + 50 × 18 = 60 + 200 + 600 + 2,250 + 900 = 4,010
    //   4,010 % × 24.00 = 962.40 → 6,237.60; bundle 10 % = 623.76 → 5,613.84
    // sites 8 − 5 = 3 × 20.00 = 60.00; accounts 45 − 20 = 25 × 4.00 = 100.00; AI 300 × 2.00 = 600.00
    // boxes 2 × 29.00 = 58.00; storage 3 × 25.00 = 75.00; SMS 1 × 250.00; identity 1,000.00
    // month: 5,613.84 + 60 + 100 + 600 + 58 + 75 + 250 + 1,000 = 7,756.84
    const changes: Partial<PricingChoice> = {
      model: "provider",
      modules: ["platform", "maintenance", "spare-parts", "data-connector"],
      devices: 300,
      sites: 8,
      accounts: 45,
      boxes: 2,
      storage: 3,
      sms: 1,
      hasAi: true,
      hasIdentity: true,
    };
    expect(centsOf(changes)).toEqual([
      ["platform", 240_000],
      ["maintenance", 150_000],
      ["spare-parts", 150_000],
      ["data-connector", 180_000],
      ["volume", -96_240],
      ["bundle", -62_376],
      ["sites", 6000],
      ["accounts", 10_000],
      ["ai", 60_000],
      ["boxes", 5800],
      ["storage", 7500],
      ["sms", 25_000],
      ["identity", 100_000],
    ]);
    // year: 12 × 7,756.84 = 93,082.08; per device 5,613.84 / 300 = 18.7128 → 18.71
    expect(quote(changes)).toMatchObject({ monthCents: 775_684, yearCents: 9_308_208, deviceMonthCents: 1871 });
    // cases: maintenance 10 + 60 × 300, platform 60 × 300
    expect(quote(changes).usage).toEqual({ cases: 36_010, materialTypes: 6500, dataPoints: 300_000_000 });
  });

  it("rounds half a cent up, at the line", () => {
    // 3 × 33 = 99; volume 4 % of 99 from the second device on: 2 × 33 × 4 % = 2.64 → 3; half: 1 × 50 × 5 % = 2.5 → 3
    const cheap = (deviceMonth: number, pct: number) => ({
      ...settings,
      modules: { ...settings.modules, maintenance: { ...settings.modules.maintenance, deviceMonth } },
      volumeTiers: [
        { from: 1, pct: 0 },
        { from: 2, pct },
      ],
    });
    expect(computeQuote({ ...one, devices: 3 }, cheap(33, 4)).lines[1]?.monthCents).toBe(-3);
    expect(computeQuote({ ...one, devices: 2 }, cheap(50, 5)).lines[1]?.monthCents).toBe(-3);
  });
});

const moduleSets: ModuleName[][] = [["maintenance"], ["data-connector"], ["maintenance", "spare-parts"]];
const choices = fc.record({
  model: fc.constantFrom("team" as const, "provider" as const),
  modules: fc.subarray<ModuleName>(["platform", "maintenance", "spare-parts", "data-connector"], { minLength: 1 }),
  billing: fc.constantFrom("monthly" as const, "yearly" as const),
  devices: fc.integer({ min: 1, max: 100_000 }),
  sites: fc.integer({ min: 1, max: 10_000 }),
  accounts: fc.integer({ min: 1, max: 100_000 }),
  boxes: fc.integer({ min: 0, max: 10_000 }),
  storage: fc.integer({ min: 0, max: 1000 }),
  sms: fc.integer({ min: 0, max: 1000 }),
  hasAi: fc.boolean(),
  hasIdentity: fc.boolean(),
  wantsRoundTheClock: fc.boolean(),
});
const check = (property: (choice: PricingChoice) => void) => fc.assert(fc.property(choices, property));

describe("every quote", () => {
  it("adds up, in whole cents without negative zero", () => {
    check((choice) => {
      const { lines, listMonthCents, prepaymentCents, yearCents, monthCents, deviceMonthCents } = computeQuote(
        choice,
        settings,
      );
      expect(lines.reduce((sum, line) => sum + line.monthCents, 0)).toBe(listMonthCents);
      expect(12 * listMonthCents + prepaymentCents).toBe(yearCents);
      for (const cents of [listMonthCents, prepaymentCents, yearCents, monthCents, deviceMonthCents]) {
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(Object.is(cents, -0)).toBe(false);
      }
      expect(Math.min(listMonthCents, yearCents, monthCents, deviceMonthCents)).toBeGreaterThan(0);
    });
  });

  it("rises with every further device", () => {
    check((choice) => {
      for (const more of [1, 7, 1000]) {
        const larger = computeQuote({ ...choice, devices: choice.devices + more }, settings);
        expect(larger.yearCents).toBeGreaterThan(computeQuote(choice, settings).yearCents);
      }
    });
  });

  it("rises at every tier's edge", () => {
    for (const { from } of settings.volumeTiers.slice(1))
      for (const modules of moduleSets) {
        const before = quote({ modules, devices: from - 1 }).monthCents;
        expect(quote({ modules, devices: from }).monthCents).toBeGreaterThan(before);
      }
  });

  it("has a volume discount of at most 18 %", () => {
    check((choice) => {
      const { lines } = computeQuote(choice, settings);
      const gross = lines.filter(({ id }) => id in settings.modules).reduce((sum, line) => sum + line.monthCents, 0);
      const discount = lines.find(({ id }) => id === "volume")?.monthCents ?? 0;
      expect(-discount * 100).toBeLessThanOrEqual(gross * 18);
    });
  });

  it("is never cheaper with one module more", () => {
    check((choice) => {
      const all: ModuleName[] = ["platform", "maintenance", "spare-parts", "data-connector"];
      for (const added of all.filter((name) => !choice.modules.includes(name))) {
        const more = computeQuote({ ...choice, modules: [...choice.modules, added] }, settings);
        expect(more.yearCents).toBeGreaterThan(computeQuote(choice, settings).yearCents);
      }
    });
  });

  it("costs at most twelve months when prepaid", () => {
    check((choice) => {
      const monthly = computeQuote({ ...choice, billing: "monthly" }, settings);
      const yearly = computeQuote({ ...choice, billing: "yearly" }, settings);
      expect(yearly.yearCents).toBeLessThanOrEqual(12 * monthly.monthCents);
    });
  });
});
