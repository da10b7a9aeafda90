import type { ModuleName, PricingModelName } from "@waku/content/schema";
import { type Locale, pathBelowLocale } from "@waku/i18n/locale";
import { formDefinitions, formView } from "@waku/leads/forms";
import { evaluatePricing, pricingForm, pricingSummary, pricingTexts } from "@waku/pricing";
import { exampleSettings } from "@waku/pricing/example-settings";
import { expect, test } from "vitest";
import { handOverHref } from "./hand-over-href";

/** What the form at an address stands filled with. */
function filled(href: string, name: "offer" | "demo") {
  const { pathname, searchParams: search } = new URL(href, "https://x.example");
  const locale = pathname.slice(1, 3) as Locale;
  const page = { locale, path: pathBelowLocale(pathname), search, maxFileBytes: 1 };
  return Object.fromEntries(formView(formDefinitions[name], page).fields.map(({ name, values }) => [name, values]));
}

/** Every choice of some, none and all among them. */
function subsets<T>(all: readonly T[]): T[][] {
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, index) => (bits >> index) & 1));
}

const addOns = { ai: "1", identity: "1", support: "24-7", boxes: "3", storage: "2", sms: "1" };

const choices = (["team", "provider"] as PricingModelName[]).flatMap((model) =>
  subsets(exampleSettings.models[model].modules).flatMap((modules) =>
    ["monthly", "yearly"].flatMap((billing) =>
      subsets(Object.entries(addOns)).map((extra) => ({ model, modules, billing, extra })),
    ),
  ),
);

test.each(["de", "en"] as const)(
  "every choice of the configurator stands in the request for an offer, %s",
  (locale) => {
    const t = pricingTexts[locale];
    let quotes = 0;
    for (const { model, modules, billing, extra } of choices) {
      const search = new URLSearchParams([
        ["model", model],
        ...modules.map((name) => ["module", name]),
        ["devices", "1200"],
      ]);
      for (const [name, value] of [["billing", billing], ...extra]) search.set(String(name), String(value));
      const { result } = evaluatePricing(pricingForm(search, exampleSettings, locale), exampleSettings, locale);
      // Without a module there is no price, and so nothing to hand over.
      if (!result) {
        expect(modules).toEqual([]);
        continue;
      }
      quotes++;
      const { choice, quote } = result;
      const numbers = pricingSummary(choice, quote, exampleSettings, locale);
      const known = { numbers, modules: choice.modules, devices: choice.devices };
      const fields = filled(handOverHref(locale, "request-offer", known), "offer");
      const needed: ModuleName[] = model === "provider" ? ["platform", ...modules] : modules;
      expect(new Set(fields.modules)).toEqual(new Set(needed));
      expect(fields.machines).toEqual([t.deviceCount(locale === "de" ? "1.200" : "1,200")]);
      const [text = ""] = fields.numbers ?? [];
      expect(text).toBe(numbers.replaceAll("\u00a0", " "));
      const wanted = new Map(extra as [string, string][]);
      expect([t.ai, t.identity, t.roundTheClock].map((words) => text.includes(words))).toEqual(
        ["ai", "identity", "support"].map((name) => wanted.has(name)),
      );
      expect(text.split("\n").filter((line) => /: [123] /.test(`${line} `)).length).toBeGreaterThanOrEqual(
        ["boxes", "storage", "sms"].filter((name) => wanted.has(name)).length,
      );
      expect(text).toContain(t[choice.billing]);
    }
    expect(quotes).toBeGreaterThan(2 * 64 * 2);
  },
);

test("the demo takes over numbers, machines and company", () => {
  const known = { numbers: "Downtime: 12 h", devices: 7, company: "Engines & Co." };
  expect(filled(handOverHref("en", "platform/live-demo", known), "demo")).toMatchObject({
    numbers: ["Downtime: 12 h"],
    machines: [pricingTexts.en.deviceCount("7")],
    company: ["Engines & Co."],
  });
});
