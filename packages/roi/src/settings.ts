import type { ModuleName, PricingModelName } from "@waku/content/schema";
import type { FieldSpec } from "@waku/i18n/numbers";
import type { PricingSettings } from "@waku/pricing/settings";
import type { RoiAssumptions } from "./model.ts";

export const scenarios = ["conservative", "expected", "ambitious"] as const;
export type Scenario = (typeof scenarios)[number];

/** Numbers about the plant. */
export type InputField = "employees" | "wage" | "downtimes" | "duration" | "hourCost" | "spareParts";
/** What the saving can be set against; both may stay empty. */
export type CostField = "devices" | "setup";
/** Assumptions that may be replaced by a number of one's own. */
export type AssumptionField = keyof RoiAssumptions;
export type RoiField = InputField | CostField | AssumptionField;

/** The calculator's fields and assumptions in one language. */
export type RoiSettings = {
  fields: Record<RoiField, FieldSpec>;
  scenarios: Record<Scenario, RoiAssumptions>;
  /** Footnotes: what the figures register says about the rates. */
  sources: Record<"expected" | "ambitious", string>;
  licence: { model: PricingModelName; modules: ModuleName[]; billing: "monthly" | "yearly" };
  pricing: PricingSettings;
};
