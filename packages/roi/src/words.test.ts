import { expect, test } from "vitest";
import type { RoiInputs } from "./model.ts";
import { roiSummary } from "./words.ts";

const inputs: RoiInputs = {
  employees: 6_00,
  wage: 32_00,
  downtimes: 10_00,
  duration: 1_50,
  durationUnit: "h",
  hourCost: 400_00,
  spareParts: 40_000_00,
};

test("the numbers for an offer are lines with labels, one figure each", () => {
  const form = { scenario: "expected", company: "ACME" } as const;
  const licence = { devices: 40, licenceYear: 2_400_00, modules: "Ersatzteilmanagement", priceQuery: "" };
  const balance = { ...licence, setup: 0, netYear: 0, paybackMonths: 1, years: [] };
  const lines = roiSummary(form, inputs, 51_360_00, balance, "de").replaceAll("\u00a0", " ").split("\n");
  expect(lines).toEqual([
    "ROI-Rechner: ACME",
    "Beschäftigte in der Instandhaltung: 6",
    "Mittlerer Stundenlohn: 32 €",
    "Ungeplante Stillstände: 10 im Monat",
    "Mittlere Dauer eines Stillstands: 1,5 Stunden",
    "Kosten je Stillstandsstunde: 400 €",
    "Ersatzteilkosten: 40.000 € im Jahr",
    "Szenario: Richtwert",
    "Mögliche Einsparung im Jahr: 51.360 €",
    "Lizenz für 40 Geräte (Ersatzteilmanagement): 2.400 € im Jahr, netto",
  ]);
});
