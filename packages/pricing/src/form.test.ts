import { describe, expect, it } from "vitest";
import { exampleSettings as settings } from "./example-settings.ts";
import { evaluatePricing, pricingForm } from "./form.ts";

const evaluate = (query: string, locale: "de" | "en" = "de") =>
  evaluatePricing(pricingForm(new URLSearchParams(query), settings, locale), settings, locale);

describe("an address", () => {
  it("without query gives the defaults", () => {
    expect(evaluate("").result?.choice).toMatchObject({ model: "team", modules: ["maintenance"], devices: 10 });
  });

  it("comes back the same, in both languages", () => {
    const query =
      "model=provider&module=platform&module=spare-parts&devices=1234&sites=6&accounts=30&boxes=2&storage=1&sms=0&ai=1&identity=1&support=24-7&billing=yearly";
    for (const locale of ["de", "en"] as const) expect(evaluate(query, locale).result?.query).toBe(query);
  });

  it("keeps numbers typed in German on the English page", () => {
    expect(evaluate("model=team&module=maintenance&devices=1.234&notation=de", "en").result?.choice.devices).toBe(1234);
  });

  it("has no price without modules, and says so", () => {
    const { modules, result } = evaluate("model=team&devices=5");
    expect(modules).toEqual([]);
    expect(result).toBeUndefined();
  });

  it("always has the modules that a model requires", () => {
    expect(evaluate("model=provider&devices=5").modules).toEqual(["platform"]);
  });

  it("leaves out modules that the model does not have, and what it does not know", () => {
    const { result } = evaluate("model=team&module=platform&module=maintenance&module=%3Cb%3E&billing=never&ai=yes");
    expect(result?.choice).toMatchObject({ modules: ["maintenance"], billing: "monthly", hasAi: false });
  });

  it.each([
    ["devices=0", "tooSmall"],
    ["devices=-3", "negative"],
    ["devices=1000000000", "tooLarge"],
    ["devices=2.5", "whole"],
    ["devices=viele", "unreadable"],
    ["devices=", "missing"],
  ])("%s is refused: %s", (query, issue) => {
    const { readings, result } = evaluate(query);
    expect(readings.devices.issue).toBe(issue);
    expect(result).toBeUndefined();
  });
});
