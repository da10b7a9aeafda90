import { resolve } from "node:path";
import { openFilesSource } from "@waku/content";
import { exampleSettings } from "@waku/pricing/example-settings";
import { afterAll, describe, expect, it } from "vitest";
import { roiSettings } from "./content-settings.ts";
import { evaluateRoi, roiForm } from "./form.ts";

// The calculator's settings as the site ships them; the price list is a fixed one.
const content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../content") });
afterAll(() => content.close());
const globals = await content.globals();

function evaluate(query: string, locale: "de" | "en" = "de") {
  const settings = { ...roiSettings(globals, locale), pricing: exampleSettings };
  return evaluateRoi(roiForm(new URLSearchParams(query), settings, locale), settings, locale);
}

describe("scenarios", () => {
  it("take their rates from the figures register", () => {
    const rates = Object.values(roiSettings(globals, "de").scenarios).map((scenario) => [
      scenario.downtimeRate,
      scenario.productivityRate,
      scenario.sparePartsRate,
    ]);
    expect(rates).toEqual([
      [15_00, 12_50, 7_50],
      [30_00, 25_00, 15_00],
      [45_00, 30_00, 37_00],
    ]);
  });

  it("say in both languages what they are", () => {
    expect(roiSettings(globals, "de").sources.expected).toContain("(Richtwerte)");
    expect(roiSettings(globals, "en").sources.expected).toContain("(guide values)");
  });
});

describe("an address", () => {
  it("without query shows the defaults' result", () => {
    expect(evaluate("").result?.savings.expected.totalEuro).toBeGreaterThan(0);
  });

  it("comes back the same in both languages", () => {
    const query =
      "employees=2.5&wage=38.5&downtimes=7&duration=25&unit=min&cost=1234.56&parts=100000&devices=40&setup=3000&hours=1600&share=20&rate-downtime=12.5&scenario=ambitious&company=M%C3%BCller+%26+S%C3%B6hne";
    for (const locale of ["de", "en"] as const) expect(evaluate(query, locale).result?.query).toBe(query);
  });

  it("keeps numbers typed in one language on the page of the other", () => {
    const german = "cost=1.234,56&parts=100.000&wage=38,5";
    const inGerman = evaluate(`${german}&notation=de`, "de").result;
    expect(evaluate(`${german}&notation=de`, "en").result?.query).toBe(inGerman?.query);
    expect(inGerman?.inputs).toMatchObject({ hourCost: 1234_56, spareParts: 100_000_00, wage: 38_50 });
  });

  it("takes minutes up to a month", () => {
    expect(evaluate("duration=44640&unit=min").readings.duration.issue).toBeUndefined();
    expect(evaluate("duration=44641&unit=min").readings.duration.issue).toBe("tooLarge");
    expect(evaluate("duration=745").readings.duration.issue).toBe("tooLarge");
    expect(evaluate("duration=90 min&notation=de").readings.duration.issue).toBe("unit");
    expect(evaluate("duration=90 min&unit=min&notation=de").result?.inputs.duration).toBe(90_00);
  });

  it("refuses impossible numbers and then has no result", () => {
    expect(evaluate("employees=0").result).toBeDefined();
    for (const query of ["employees=-5", "employees=1000000000", "wage=NaN", "parts=", "rate-downtime=101"])
      expect(evaluate(query).result).toBeUndefined();
  });

  it("puts one's own assumption in place of every scenario's", () => {
    const { assumptions } = evaluate("rate-downtime=20");
    expect(Object.values(assumptions).map((each) => each.downtimeRate)).toEqual([20_00, 20_00, 20_00]);
    expect(assumptions.expected.productivityRate).toBe(25_00);
  });
});

describe("the licence", () => {
  it("is set against the saving when devices are given", () => {
    // 40 devices, all modules of a team, prepaid: 40 × (5.00 + 5.00 + 6.00) = 640.00; volume 15 × 16 × 4 % + 15 × 16 × 8 %
    // = 28.80; three modules 10 % of 611.20 = 61.12; 12 × 550.08 = 6,600.96; prepayment 8 % = 528.08; 6,072.88
    expect(evaluate("devices=40").result?.balance).toMatchObject({
      devices: 40,
      licenceYear: 6_072_88,
      modules: "Maintenance, Parts, Data",
      priceQuery: "model=team&module=maintenance&module=spare-parts&module=data-connector&devices=40&billing=yearly",
    });
  });

  it("is left out without devices", () => {
    expect(evaluate("").result?.balance).toBeUndefined();
    expect(evaluate("devices=0").result?.balance).toBeUndefined();
  });
});
