import type { Locale } from "@waku/i18n/locale";
import { type FieldSpec, fieldTexts, type Reading, readField, readFields, toDecimal } from "@waku/i18n/numbers";
import { computeQuote } from "@waku/pricing";
import { companyName } from "./company-name.ts";
import {
  computeBalance,
  computeSavings,
  type DurationUnit,
  type RoiAssumptions,
  type RoiBalance,
  type RoiInputs,
  type RoiResult,
} from "./model.ts";
import {
  type AssumptionField,
  type InputField,
  type RoiField,
  type RoiSettings,
  type Scenario,
  scenarios,
} from "./settings.ts";

/** What the calculator's form holds: numbers as typed, and choices. */
export type RoiForm = {
  texts: Record<RoiField, string>;
  unit: DurationUnit;
  scenario: Scenario;
  /** Name for title and PDF, if the address gives a plausible one. */
  company?: string;
};

/** The form for an address; values it does not know count as not given. */
export function roiForm(search: Pick<URLSearchParams, "get">, settings: RoiSettings, locale: Locale): RoiForm {
  return {
    texts: fieldTexts(search, settings.fields, locale),
    unit: search.get("unit") === "min" ? "min" : "h",
    scenario: scenarios.find((name) => name === search.get("scenario")) ?? "expected",
    company: companyName(search.get("company")),
  };
}

/** The saving against the licence for a number of devices. */
export type LicenceBalance = RoiBalance & {
  devices: number;
  /** Names of the modules that the licence is for. */
  modules: string;
  /** Query of the configurator's address for this licence. */
  priceQuery: string;
};

/** Everything the calculator shows, as far as its fields can be used. */
export type RoiEvaluation = {
  readings: Record<RoiField, Reading>;
  /** Assumptions in force: the scenario's, or one's own. */
  assumptions: Record<Scenario, RoiAssumptions>;
  result?: {
    inputs: RoiInputs;
    /** Savings of each scenario, with one's own assumptions in place of its own. */
    savings: Record<Scenario, RoiResult>;
    balance?: LicenceBalance;
    query: string;
  };
};

const inputFields: InputField[] = ["employees", "wage", "downtimes", "duration", "hourCost", "spareParts"];
const assumptionFields: AssumptionField[] = [
  "productiveHours",
  "affectedShare",
  "downtimeRate",
  "productivityRate",
  "sparePartsRate",
];

/** Reads the form and computes; a field that cannot be used leaves no result rather than a wrong one. */
export function evaluateRoi(form: RoiForm, settings: RoiSettings, locale: Locale): RoiEvaluation {
  const readings = {
    ...readFields(form.texts, settings.fields, locale),
    duration: readField(form.texts.duration, durationSpec(settings.fields.duration, form.unit), locale),
  };
  const assumptions = {
    conservative: withOwn(settings.scenarios.conservative, readings),
    expected: withOwn(settings.scenarios.expected, readings),
    ambitious: withOwn(settings.scenarios.ambitious, readings),
  };
  const inputs = inputsOf(readings, form.unit);
  const isSound = Object.values<Reading>(readings).every((reading) => reading.issue === undefined);
  if (!inputs || !isSound) return { readings, assumptions };
  const savings = {
    conservative: computeSavings(inputs, assumptions.conservative),
    expected: computeSavings(inputs, assumptions.expected),
    ambitious: computeSavings(inputs, assumptions.ambitious),
  };
  const { devices, setup } = readings;
  const balance = devices.value
    ? {
        ...computeBalance(
          savings[form.scenario].totalEuro,
          licenceYear(devices.value / 100, settings),
          setup.value ?? 0,
        ),
        ...licenceOf(devices.value / 100, settings),
      }
    : undefined;
  return { readings, assumptions, result: { inputs, savings, balance, query: roiQuery(form, readings, settings) } };
}

/** The field for a duration: its limit is given in hours. */
export function durationSpec(spec: FieldSpec, unit: DurationUnit): FieldSpec {
  if (unit === "h") return { ...spec, unit: "hours" };
  const slider = spec.slider && { max: spec.slider.max * 60, step: 500 };
  return { ...spec, unit: "minutes", max: spec.max * 60, slider };
}

function withOwn(scenario: RoiAssumptions, readings: Record<RoiField, Reading>): RoiAssumptions {
  const own = assumptionFields.flatMap((name) => {
    const { value } = readings[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...scenario, ...Object.fromEntries(own) };
}

function inputsOf(readings: Record<RoiField, Reading>, durationUnit: DurationUnit): RoiInputs | undefined {
  const values = Object.fromEntries(inputFields.map((name) => [name, readings[name].value]));
  if (!hasAllValues(values)) return undefined;
  return { ...values, durationUnit };
}

function hasAllValues(values: Record<string, number | undefined>): values is Record<InputField, number> {
  return inputFields.every((name) => values[name] !== undefined);
}

/** Names of the modules for which the licence is computed. */
export function licenceModules({ licence, pricing }: RoiSettings): string {
  return licence.modules.map((id) => pricing.modules[id].name).join(", ");
}

function licenceOf(devices: number, settings: RoiSettings) {
  const { model, modules, billing } = settings.licence;
  const choice = [["model", model], ...modules.map((id) => ["module", id]), ["devices", String(devices)]];
  const priceQuery = new URLSearchParams([...choice, ["billing", billing]]).toString();
  return { devices, modules: licenceModules(settings), priceQuery };
}

/** Licence cost of a year for a number of devices, from the price list. */
function licenceYear(devices: number, { licence, pricing }: RoiSettings): number {
  const { includedSites, includedAccounts } = pricing.models[licence.model];
  const quote = computeQuote(
    {
      ...licence,
      devices,
      sites: includedSites,
      accounts: includedAccounts,
      boxes: 0,
      storage: 0,
      sms: 0,
      hasAi: false,
      hasIdentity: false,
      wantsRoundTheClock: false,
    },
    pricing,
  );
  return quote.yearCents;
}

/** The address's query for a form: the same in both languages, numbers in machine notation. */
function roiQuery(form: RoiForm, readings: Record<RoiField, Reading>, { fields }: RoiSettings): string {
  const query = new URLSearchParams();
  for (const [name, { param }] of Object.entries(fields)) {
    const value = readings[name as RoiField].value;
    if (value !== undefined) query.set(param, toDecimal(value));
    if (name === "duration") query.set("unit", form.unit);
  }
  query.set("scenario", form.scenario);
  if (form.company) query.set("company", form.company);
  return query.toString();
}
