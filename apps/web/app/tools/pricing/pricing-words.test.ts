import { expect, test } from "vitest";
import { exampleSettings as settings } from "./example-settings";
import { computeQuote, type PricingChoice } from "./pricing-model";
import { pricingSummary } from "./pricing-words";

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
