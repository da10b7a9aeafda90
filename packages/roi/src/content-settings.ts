import { figurePercent, type Globals } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { type FieldSpec, type Hundredths, hundredthsOf } from "@waku/i18n/numbers";
import { pricingSettings } from "@waku/pricing/settings";
import type { RoiAssumptions } from "./model.ts";
import type { RoiSettings } from "./settings.ts";
import { roiTexts } from "./texts/index.ts";

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
    return `${values} (${roiTexts[locale].figuresOfKind[kind]})`;
  });
  return texts.join("; ");
}
