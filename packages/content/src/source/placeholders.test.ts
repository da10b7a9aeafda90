import { describe, expect, it } from "vitest";
import type { Globals } from "./content-source.ts";
import { fillDeep, fillPlaceholders } from "./placeholders.ts";

const globals = {
  figures: { machines: { value: { de: "15.000+", en: "15,000+" }, label: { de: "Maschinen", en: "machines" } } },
  pricing: {
    amounts: { device: 500, half: 1250, large: 1_200_000, free: 0 },
    phoneSupport: { de: "7–18 Uhr", en: "7:00–18:00" },
    trialDays: 14,
  },
  site: { contractTerm: null },
  booking: { appointment: { minutes: 45 } },
} as unknown as Globals;

describe("placeholders", () => {
  it.each([
    ["{figure:machines} Maschinen", "15.000+ Maschinen", "15,000+ Maschinen"],
    ["{price:device}", "5\u00a0€", "€5"],
    ["{price:half}", "12,50\u00a0€", "€12.50"],
    ["{price:large}", "12.000\u00a0€", "€12,000"],
    ["{price:free}", "0\u00a0€", "€0"],
    ["{term:appointmentMinutes} min", "45 min", "45 min"],
    ["{term:trialDays} / {term:phoneSupport}", "14 / 7–18 Uhr", "14 / 7:00–18:00"],
  ])("%s is filled in each language", (text, de, en) => {
    expect(fillPlaceholders(text, globals, "de")).toBe(de);
    expect(fillPlaceholders(text, globals, "en")).toBe(en);
  });

  it("a contract's term is what the team says of it, and nothing is promised until then", () => {
    const text = "{term:contractTerm}";
    expect(fillPlaceholders(text, globals, "de")).toMatch(/im Angebot vereinbart\.$/);
    expect(fillPlaceholders(text, globals, "en")).toMatch(/agreed in the offer\.$/);
    const contractTerm = { de: "Zwölf Monate.", en: "Twelve months." };
    const set = { ...globals, site: { ...globals.site, contractTerm } };
    expect(fillPlaceholders(text, set, "de")).toBe("Zwölf Monate.");
    expect(fillPlaceholders(text, set, "en")).toBe("Twelve months.");
  });

  it.each([
    "{company}",
    "{figure:gone}",
    "{term:toString}",
    "{figure:constructor}",
    "{price:valueOf}",
    "{price:}",
    "{ figure:machines }",
  ])("%s stays as it is", (text) => {
    expect(fillPlaceholders(text, globals, "de")).toBe(text);
  });

  it("are filled in every string of a value, which itself stays unchanged", () => {
    const value = { a: ["{figure:machines}", 1, null], b: { c: "{term:trialDays}" } };
    expect(fillDeep(value, globals, "en")).toEqual({ a: ["15,000+", 1, null], b: { c: "14" } });
    expect(value.a[0]).toBe("{figure:machines}");
  });
});
