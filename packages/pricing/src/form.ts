import type { ModuleName, PricingModelName } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { type FieldSpec, fieldTexts, mapFields, type Reading, readFields, toDecimal } from "@waku/i18n/numbers";
import { computeQuote, type PricingChoice, type Quote } from "./model.ts";
import type { PricingSettings } from "./settings.ts";

export type PricingField = "devices" | "sites" | "accounts" | "boxes" | "storage" | "sms";

const count = (param: string, min: number, max: number, initial: number): FieldSpec => ({
  param,
  min: min * 100,
  max: max * 100,
  initial: initial * 100,
  isWhole: true,
});

/** The number fields. Their params are public: shared links hold them. */
export const pricingFields: Record<PricingField, FieldSpec> = {
  devices: { ...count("devices", 1, 100_000, 10), slider: { max: 30_000, step: 100 } },
  sites: count("sites", 1, 10_000, 1),
  accounts: count("accounts", 1, 100_000, 10),
  boxes: count("boxes", 0, 10_000, 0),
  storage: count("storage", 0, 1_000, 0),
  sms: count("sms", 0, 1_000, 0),
};

/** What the configurator's form holds: choices, and numbers as typed. */
export type PricingForm = {
  model: PricingModelName;
  modules: ModuleName[];
  billing: "monthly" | "yearly";
  hasAi: boolean;
  hasIdentity: boolean;
  wantsRoundTheClock: boolean;
  texts: Record<PricingField, string>;
};

/** Every parameter of the configurator's address. */
export const pricingParams = [
  "model",
  "module",
  "billing",
  "ai",
  "identity",
  "support",
  ...Object.values(pricingFields).map((field) => field.param),
];

/**
 * The form for an address. Unknown values count as not given. An address that names the model was written by the
 * form and lists the modules completely; any other starts with the first one.
 */
export function pricingForm(
  search: Pick<URLSearchParams, "get" | "getAll" | "has">,
  settings: PricingSettings,
  locale: Locale,
): PricingForm {
  const model = search.get("model") === "provider" ? "provider" : "team";
  const given = search.getAll("module");
  const isComplete = search.has("model") || given.length > 0;
  const { modules } = settings.models[model];
  return {
    model,
    modules: isComplete ? modules.filter((name) => given.includes(name)) : modules.slice(0, 1),
    billing: search.get("billing") === "yearly" ? "yearly" : "monthly",
    hasAi: search.get("ai") === "1",
    hasIdentity: search.get("identity") === "1",
    wantsRoundTheClock: search.get("support") === "24-7",
    texts: fieldTexts(search, pricingFields, locale),
  };
}

/** A form evaluated: what each field says and, when all can be used, the choice and its price. */
export type PricingEvaluation = {
  readings: Record<PricingField, Reading>;
  /** Modules in force: those ticked that the model has, and those it always has. */
  modules: ModuleName[];
  result?: { choice: PricingChoice; quote: Quote; query: string };
};

/** Reads the form and computes the price; without a usable number in every field there is none. */
export function evaluatePricing(form: PricingForm, settings: PricingSettings, locale: Locale): PricingEvaluation {
  const readings = readFields(form.texts, pricingFields, locale);
  const model = settings.models[form.model];
  const modules = model.modules.filter((name) => form.modules.includes(name) || model.required.includes(name));
  const counts = mapFields(pricingFields, (_, name) => readings[name].value);
  if (modules.length === 0 || !isComplete(counts)) return { readings, modules };
  const { texts: _, ...choices } = form;
  const choice: PricingChoice = { ...choices, ...mapFields(pricingFields, (_, name) => counts[name] / 100), modules };
  return {
    readings,
    modules,
    result: { choice, quote: computeQuote(choice, settings), query: pricingQuery(choice) },
  };
}

function isComplete(counts: Record<PricingField, number | undefined>): counts is Record<PricingField, number> {
  return Object.values(counts).every((value) => value !== undefined);
}

/** The address's query for a choice: the same in both languages, numbers in machine notation. */
function pricingQuery(choice: PricingChoice): string {
  const query = new URLSearchParams({ model: choice.model });
  for (const name of choice.modules) query.append("module", name);
  for (const name of Object.keys(pricingFields) as PricingField[])
    query.set(pricingFields[name].param, toDecimal(choice[name] * 100));
  if (choice.hasAi) query.set("ai", "1");
  if (choice.hasIdentity) query.set("identity", "1");
  if (choice.wantsRoundTheClock) query.set("support", "24-7");
  query.set("billing", choice.billing);
  return query.toString();
}
