import type { PricingSettings } from "./pricing-settings";

/** A price list for tests: round numbers, so that the arithmetic in them can be followed by hand. */
export const exampleSettings: PricingSettings = {
  models: {
    team: {
      name: "Team",
      label: "Team",
      text: "",
      modules: ["maintenance", "spare-parts", "data-connector"],
      required: [],
      includedSites: 1,
      includedAccounts: 10,
    },
    provider: {
      name: "Provider",
      label: "Provider",
      text: "",
      modules: ["platform", "maintenance", "spare-parts", "data-connector"],
      required: ["platform"],
      includedSites: 5,
      includedAccounts: 20,
    },
  },
  modules: {
    maintenance: {
      name: "Maintenance",
      label: "Maintenance",
      deviceMonth: 500,
      usage: { cases: { base: 10, perDevice: 60 } },
    },
    "spare-parts": {
      name: "Parts",
      label: "Parts",
      deviceMonth: 500,
      usage: { materialTypes: { base: 500, perDevice: 20 } },
    },
    "data-connector": {
      name: "Data",
      label: "Data",
      deviceMonth: 600,
      usage: { dataPoints: { base: 0, perDevice: 1_000_000 } },
    },
    platform: { name: "Platform", label: "Platform", deviceMonth: 800, usage: { cases: { base: 0, perDevice: 60 } } },
  },
  volumeTiers: [
    { from: 1, pct: 0 },
    { from: 11, pct: 4 },
    { from: 26, pct: 8 },
    { from: 51, pct: 12 },
    { from: 101, pct: 15 },
    { from: 251, pct: 18 },
  ],
  twoModulesPct: 5,
  threeModulesPct: 10,
  prepaymentPct: 8,
  siteMonth: 2000,
  accountMonth: 400,
  aiDeviceMonth: 200,
  connectorBoxMonth: 2900,
  validityDays: 30,
  storageMonth: 2500,
  storageGb: 100,
  smsMonth: 25_000,
  smsPerMonth: 200,
  identityMonth: 100_000,
  phoneSupport: "07:00–18:00 CET",
};
