import { z } from "zod";
import { says } from "./says.ts";
import { bothLanguages, slug } from "./text.ts";

export const pricingModelNames = ["team", "provider"] as const;
export const moduleNames = ["maintenance", "spare-parts", "data-connector", "platform"] as const;
export const usageCounters = [
  "cases",
  "workOrders",
  "deployments",
  "storageGb",
  "materialTypes",
  "dataPoints",
] as const;

const cents = z.int().min(0).max(100_000_000);
const percent = z.int().min(0).max(100);
const moduleName = z.enum(moduleNames);

const pricingModel = z.strictObject({
  name: bothLanguages,
  text: bothLanguages,
  modules: z.array(moduleName).min(1),
  /** Modules that are always part of this model. */
  required: z.array(moduleName),
  includedSites: z.int().min(1),
  includedAccounts: z.int().min(1),
});

const pricedModule = z.strictObject({
  name: bothLanguages,
  /** Cents per device and month. */
  deviceMonth: cents.min(1),
  /** Usage included: base + perDevice × devices. */
  usage: z.partialRecord(z.enum(usageCounters), z.strictObject({ base: z.int().min(0), perDevice: z.int().min(0) })),
});

const volumeTiers = z
  .array(z.strictObject({ from: z.int().min(1), pct: percent }))
  .min(1)
  .refine((tiers) => tiers[0]?.from === 1, says({ de: "müssen mit Gerät 1 beginnen", en: "must begin with device 1" }))
  .refine(
    (tiers) =>
      tiers.every(
        (tier, i) => i === 0 || (tier.from > (tiers[i - 1]?.from ?? 0) && tier.pct >= (tiers[i - 1]?.pct ?? 0)),
      ),
    says({ de: "müssen von Stufe zu Stufe steigen", en: "must rise from tier to tier" }),
  );

/** Prices of modules and add-ons, and the rules of their discounts. Amounts in integer euro cents, net of VAT. */
const priceListSchema = z
  .strictObject({
    models: z.record(z.enum(pricingModelNames), pricingModel),
    modules: z.record(moduleName, pricedModule),
    volumeTiers,
    twoModulesPct: percent,
    threeModulesPct: percent,
    prepaymentPct: percent,
    siteMonth: cents,
    accountMonth: cents,
    aiDeviceMonth: cents,
    connectorBoxMonth: cents,
    /** What use beyond the included amounts costs, by counter, for each `per` begun; null stands in the offer. */
    overage: z.record(z.enum(usageCounters), z.strictObject({ per: z.int().min(1), cents }).nullable()),
    validityDays: z.int().min(1).max(365),
  })
  .refine(
    ({ models }) =>
      Object.values(models).every(({ modules, required }) => required.every((name) => modules.includes(name))),
    {
      path: ["models"],
      ...says({ de: "verlangen Module, die sie nicht anbieten", en: "require modules that they do not offer" }),
    },
  )
  .refine((list) => list.threeModulesPct >= list.twoModulesPct, {
    path: ["threeModulesPct"],
    ...says({ de: "darf nicht kleiner sein als bei zwei Modulen", en: "must not be less than for two modules" }),
  })
  .refine(hasNoCheaperBundle, {
    path: ["twoModulesPct"],
    ...says({
      de: "macht ein Bündel billiger als einige seiner Module allein",
      en: "makes a bundle cheaper than some of its modules alone",
    }),
  });

/** Adding a module must never lower the price: compares every choice with each choice of one module more. */
function hasNoCheaperBundle(list: {
  modules: Record<string, { deviceMonth: number }>;
  twoModulesPct: number;
  threeModulesPct: number;
}): boolean {
  const prices = Object.values(list.modules).map((module) => module.deviceMonth);
  const price = (mask: number) => {
    const chosen = prices.filter((_, i) => mask & (1 << i));
    const pct = chosen.length >= 3 ? list.threeModulesPct : chosen.length === 2 ? list.twoModulesPct : 0;
    return chosen.reduce((sum, each) => sum + each, 0) * (100 - pct);
  };
  for (let mask = 1; mask < 1 << prices.length; mask++)
    for (let i = 0; i < prices.length; i++) if (price(mask | (1 << i)) < price(mask)) return false;
  return true;
}

/** Yearly prices that are also billed by the month: cents that twelve divides. */
const yearlyAmounts = ["custom-identity-year", "storage-year"] as const;

/** Prices net of VAT: `content/shared/pricing.yaml`. Amounts in integer euro cents. */
export const pricingSchema = z
  .strictObject({
    /** Amounts usable in texts as `{price:<id>}`. */
    amounts: z
      .object({
        "from-device-month": cents,
        "custom-identity-year": cents,
        "storage-year": cents,
        "sms-month": cents,
      })
      .catchall(cents)
      .refine(
        (amounts) => Object.keys(amounts).every((key) => slug.safeParse(key).success),
        says({ de: "müssen Namen in Kleinbuchstaben mit Bindestrichen haben", en: "must have slugs as ids" }),
      ),
    maxVolumeDiscountPct: percent,
    storageGb: z.int().min(1),
    smsPerMonth: z.int().min(1),
    trialDays: z.int(),
    demoCallMinutes: z.int(),
    phoneSupport: bothLanguages,
    priceList: priceListSchema,
    /** Paths of settings that nobody has confirmed yet; the launch check prints them. */
    toConfirm: z.array(z.string().min(1)),
  })
  .refine(({ amounts }) => yearlyAmounts.every((name) => amounts[name] % 12 === 0), {
    path: ["amounts"],
    ...says({
      de: `${yearlyAmounts.join(" und ")} müssen sich durch 12 teilen lassen, damit Monate und Jahr übereinstimmen`,
      en: `${yearlyAmounts.join(" and ")} must be cents that 12 divides, so that months and year agree`,
    }),
  })
  .refine(
    ({ amounts, priceList }) =>
      Math.min(...Object.values(priceList.modules).map((module) => module.deviceMonth)) ===
      amounts["from-device-month"],
    {
      path: ["amounts", "from-device-month"],
      ...says({ de: "muss der Preis des günstigsten Moduls sein", en: "must be the price of the cheapest module" }),
    },
  )
  .refine(({ maxVolumeDiscountPct, priceList }) => priceList.volumeTiers.at(-1)?.pct === maxVolumeDiscountPct, {
    path: ["maxVolumeDiscountPct"],
    ...says({ de: "muss der Rabatt der letzten Mengenstufe sein", en: "must be the discount of the last volume tier" }),
  })
  .superRefine((pricing, context) => checkToConfirm(pricing, context));

/** Every key to confirm must name a setting, so that the list does not outlive what it lists. */
export function checkToConfirm(settings: { toConfirm: string[] }, context: z.RefinementCtx): void {
  for (const key of settings.toConfirm) {
    let value: unknown = settings;
    for (const part of key.split("."))
      value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[part] : undefined;
    if (value !== undefined) continue;
    const words = { de: `„${key}“ nennt keine Einstellung`, en: `“${key}” names no setting` };
    context.addIssue({ code: "custom", path: ["toConfirm"], message: words.en, params: says(words).params });
  }
}

export type Pricing = z.infer<typeof pricingSchema>;
export type PriceList = Pricing["priceList"];
export type PricingModelName = (typeof pricingModelNames)[number];
export type ModuleName = (typeof moduleNames)[number];
export type UsageCounter = (typeof usageCounters)[number];
