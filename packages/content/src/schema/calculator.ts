import { z } from "zod";
import { checkToConfirm, moduleNames, pricingModelNames } from "./price-list.ts";
import { says } from "./says.ts";
import { slug } from "./text.ts";

/** A number as people write it in settings, with at most two decimals. */
const amount = z
  .number()
  .min(0)
  .max(100_000_000)
  .refine(
    (value) => Number(value.toFixed(2)) === value,
    says({ de: "darf höchstens zwei Nachkommastellen haben", en: "must have at most two decimals" }),
  );
const percent = amount.max(100);
const slider = z.strictObject({ max: amount.positive(), step: amount.positive() });
const input = z
  .strictObject({ default: amount, max: amount, slider })
  .refine(
    (field) => field.default <= field.max && field.slider.max <= field.max,
    says({ de: "darf nicht über max hinausgehen", en: "must not go beyond max" }),
  );
const optionalInput = z.strictObject({ max: amount });

/** Figures of the register whose percentages a scenario takes. */
const figures = z.strictObject({ downtime: slug, productivity: slug, spareParts: slug });

/** The ROI calculator's fields and assumptions: `content/shared/calculator.yaml`. */
export const calculatorSchema = z
  .strictObject({
    fields: z.strictObject({
      employees: input,
      wage: input,
      downtimes: input,
      /** Hours. */
      duration: input,
      hourCost: input,
      spareParts: input,
      devices: optionalInput,
      setup: optionalInput,
    }),
    /** Hours a full-time employee works in a year. */
    productiveHours: amount.max(8784),
    /** Share of these hours that better information can shorten. */
    affectedSharePct: percent,
    expected: figures,
    ambitious: figures,
    /** The careful scenario as a part of the expected one. */
    conservativePct: percent,
    /** What the licence cost is computed for. */
    licence: z.strictObject({
      model: z.enum(pricingModelNames),
      modules: z.array(z.enum(moduleNames)).min(1),
      billing: z.enum(["monthly", "yearly"]),
    }),
    /** Paths of settings that nobody has confirmed yet; the launch check prints them. */
    toConfirm: z.array(z.string().min(1)),
  })
  .superRefine((calculator, context) => checkToConfirm(calculator, context));

export type CalculatorSettings = z.infer<typeof calculatorSchema>;
