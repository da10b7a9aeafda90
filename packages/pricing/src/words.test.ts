import { expect, test } from "vitest";
import { exampleSettings as settings } from "./example-settings.ts";
import { computeQuote, type PricingChoice } from "./model.ts";
import { billRows, extraWords, pricingSummary } from "./words.ts";

const choice: PricingChoice = {
  model: "team",
  modules: ["maintenance"],
  billing: "monthly",
  devices: 30,
  sites: 1,
  accounts: 10,
  boxes: 0,
  storage: 2,
  sms: 0,
  hasAi: true,
  hasIdentity: true,
  wantsRoundTheClock: false,
};

test("the choice for an offer is lines with labels, without what was not chosen", () => {
  const lines = pricingSummary(choice, computeQuote(choice, settings), settings, "en").split("\n");
  expect(lines.map((line) => line.split(/[:?] /)[0])).toEqual([
    "Price request",
    "Who works with the software",
    "Modules",
    "Devices",
    "Sites",
    "Accounts",
    "Additional storage",
    "Add-ons",
    "Payment",
    "Total, net",
  ]);
  expect(lines).toContain("Add-ons: AI knowledge management, Corporate identity of your own");
  expect(lines).toContain(`Additional storage: 2 × ${settings.storageGb} GB`);
});

test("a bill shows the month's price, then what twelve months in advance cost", () => {
  const rows = billRows({ ...choice, billing: "yearly" }, settings, "en");
  expect(rows.slice(-3).map(({ id }) => id)).toEqual(["total", "prepayment", "total-prepaid"]);
  const monthly = computeQuote(choice, settings);
  expect(rows.at(-3)?.year).toContain((monthly.yearCents / 100).toLocaleString("en-US"));
});

test("use beyond what is included has its price, or stands in the offer", () => {
  const without = extraWords(settings, "en").filter((line) => line.includes("beyond") || line.includes("Beyond"));
  expect(without).toEqual(["Use beyond what is included: price in the offer, nothing is switched off"]);
  const overage = { ...settings.overage, cases: { per: 100, cents: 1500 } };
  const some = extraWords({ ...settings, overage }, "en").join("\n");
  expect(some).toContain("Beyond what is included: €15.00 for each 100 cases per year");
  expect(some).toContain("Other use beyond what is included: price in the offer");
});
