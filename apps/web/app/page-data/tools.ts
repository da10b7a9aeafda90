import { figurePercent, type Globals } from "@waku/content";
import type { BlockOf } from "@waku/content/schema";
import type { BlockViewOf } from "../blocks/views";
import type { Query } from "../context/query";
import { type Locale, localePath } from "../i18n/locale";
import { messagesIn } from "../i18n/messages";
import { type Hundredths, hundredthsOf } from "../tools/number-input/hundredths";
import type { FieldSpec } from "../tools/number-input/read-field";
import { evaluatePricing, pricingForm } from "../tools/pricing/pricing-form";
import { pricingSettings } from "../tools/pricing/pricing-settings";
import { billRows } from "../tools/pricing/pricing-words";
import { roiForm } from "../tools/roi-calculator/roi-form";
import type { RoiAssumptions } from "../tools/roi-calculator/roi-model";
import type { RoiSettings } from "../tools/roi-calculator/roi-settings";
import { roiTexts } from "../tools/roi-calculator/texts";

/** The calculator with its settings and the state that the address holds; `{company}` filled. */
export function calculatorView(
  block: BlockOf<"calculator">,
  globals: Globals,
  locale: Locale,
  search: Query,
): BlockViewOf<"calculator"> {
  const settings = roiSettings(globals, locale);
  const form = roiForm(search, settings, locale);
  const title = block.title.replace("{company}", () => form.company ?? roiTexts[locale].yourCompany);
  return { ...block, title, settings, form };
}

/** The configurator with its price list and the state that the address holds. */
export function pricingView(
  block: BlockOf<"pricing">,
  globals: Globals,
  locale: Locale,
  search: Query,
): BlockViewOf<"pricing"> {
  const settings = pricingSettings(globals.pricing, locale);
  return { ...block, settings, form: pricingForm(search, settings, locale) };
}

/**
 * Worked bills, computed as the configurator does from the price list of this moment. A choice that the price list no
 * longer knows makes no bill.
 */
export function billsView(block: BlockOf<"bills">, globals: Globals, locale: Locale): BlockViewOf<"bills"> {
  const settings = pricingSettings(globals.pricing, locale);
  const items = block.items.flatMap(({ title, text, query }) => {
    const form = pricingForm(new URLSearchParams(query), settings, locale);
    const { result } = evaluatePricing(form, settings, locale);
    if (!result) return [];
    const href = `${localePath(locale, "pricing")}?${result.query}`;
    return [{ title, text, rows: billRows(result.choice, settings, locale), href }];
  });
  return { ...block, items };
}

/** The calculator's fields, scenarios and footnotes in one language. */
export function roiSettings(globals: Globals, locale: Locale): RoiSettings {
  const { calculator, pricing } = globals;
  const { fields } = calculator;
  const shared = {
    productiveHours: hundredthsOf(calculator.productiveHours),
    affectedShare: hundredthsOf(calculator.affectedSharePct),
  };
  const expected = { ...shared, ...registerRates(globals, "expected") };
  const part = (rate: Hundredths) => Math.round((rate * calculator.conservativePct) / 100);
  const percent: Omit<FieldSpec, "param"> = { min: 0, max: 100_00, unit: "percent", isOptional: true };
  return {
    fields: {
      employees: inputSpec("employees", fields.employees),
      wage: inputSpec("wage", fields.wage, "euro"),
      downtimes: inputSpec("downtimes", fields.downtimes),
      duration: inputSpec("duration", fields.duration, "hours"),
      hourCost: inputSpec("cost", fields.hourCost, "euro"),
      spareParts: inputSpec("parts", fields.spareParts, "euro"),
      devices: { param: "devices", min: 0, max: hundredthsOf(fields.devices.max), isWhole: true, isOptional: true },
      setup: { param: "setup", min: 0, max: hundredthsOf(fields.setup.max), unit: "euro", isOptional: true },
      productiveHours: { param: "hours", min: 0, max: 8784_00, unit: "hours", isOptional: true },
      affectedShare: { param: "share", ...percent },
      downtimeRate: { param: "rate-downtime", ...percent },
      productivityRate: { param: "rate-productivity", ...percent },
      sparePartsRate: { param: "rate-parts", ...percent },
    },
    scenarios: {
      conservative: {
        ...shared,
        downtimeRate: part(expected.downtimeRate),
        productivityRate: part(expected.productivityRate),
        sparePartsRate: part(expected.sparePartsRate),
      },
      expected,
      ambitious: { ...shared, ...registerRates(globals, "ambitious") },
    },
    sources: { expected: footnote(globals, "expected", locale), ambitious: footnote(globals, "ambitious", locale) },
    licence: calculator.licence,
    pricing: pricingSettings(pricing, locale),
  };
}

type Input = Globals["calculator"]["fields"]["wage"];

function inputSpec(param: string, input: Input, unit?: FieldSpec["unit"]): FieldSpec {
  return {
    param,
    min: 0,
    max: hundredthsOf(input.max),
    unit,
    initial: hundredthsOf(input.default),
    slider: { max: hundredthsOf(input.slider.max), step: hundredthsOf(input.slider.step) },
  };
}

type Rates = Pick<RoiAssumptions, "downtimeRate" | "productivityRate" | "sparePartsRate">;

/** Rates that the figures register states; the content check guarantees that it does. */
function registerRates({ calculator, figures }: Globals, scenario: "expected" | "ambitious"): Rates {
  const rate = (id: string) => hundredthsOf(figurePercent(figures[id]) ?? 0);
  const { downtime, productivity, spareParts } = calculator[scenario];
  return { downtimeRate: rate(downtime), productivityRate: rate(productivity), sparePartsRate: rate(spareParts) };
}

/** What the register says about each figure a scenario uses: value and meaning, then what they are. */
function footnote({ calculator, figures }: Globals, scenario: "expected" | "ambitious", locale: Locale): string {
  const byKind = Map.groupBy(
    Object.values(calculator[scenario]).flatMap((id) => figures[id] ?? []),
    ({ kind }) => kind,
  );
  const texts = [...byKind].map(([kind, used]) => {
    const values = used.map(({ value, label }) => `${value[locale]} ${label[locale]}`).join(", ");
    return `${values} (${messagesIn(locale).figuresOfKind[kind]})`;
  });
  return texts.join("; ");
}
