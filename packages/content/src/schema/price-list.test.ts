import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { type Pricing, pricingSchema } from "./price-list.ts";

const file = resolve(import.meta.dirname, "../../../../content/shared/pricing.yaml");
const pricing = pricingSchema.parse(load(readFileSync(file, "utf8")));

function problems(change: (copy: Pricing) => void): string[] {
  const copy = structuredClone(pricing);
  change(copy);
  return pricingSchema.safeParse(copy).error?.issues.map((issue) => issue.message) ?? [];
}

describe("the price list", () => {
  it("is accepted as it is", () => {
    expect(problems(() => undefined)).toEqual([]);
  });

  it.each<[string, (copy: Pricing) => void, RegExp]>([
    ["a key to confirm that is no setting", (copy) => copy.toConfirm.push("priceList.nothing"), /names no setting/],
    ["a cheapest module beside the price texts name", (copy) => (copy.amounts["from-device-month"] = 400), /cheapest/],
    ["a yearly price that months cannot add up to", (copy) => (copy.amounts["storage-year"] = 30_001), /12 divides/],
    ["a top tier beside the discount texts name", (copy) => (copy.maxVolumeDiscountPct = 20), /last volume tier/],
    ["a bundle below one of its modules", (copy) => (copy.priceList.threeModulesPct = 60), /cheaper than/],
    ["less for three modules than for two", (copy) => (copy.priceList.threeModulesPct = 1), /not be less/],
    ["tiers that fall", (copy) => copy.priceList.volumeTiers.splice(1, 1, { from: 11, pct: 9 }), /rise/],
    ["tiers that begin late", (copy) => copy.priceList.volumeTiers.shift(), /device 1/],
    ["a required module that is not offered", (copy) => copy.priceList.models.team.required.push("platform"), /offer/],
    ["half a cent", (copy) => (copy.priceList.siteMonth = 0.5), /int/],
  ])("refuses %s", (_, change, message) => {
    expect(problems(change).join("\n")).toMatch(message);
  });
});
