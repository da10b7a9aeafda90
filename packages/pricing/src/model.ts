import type { ModuleName, PricingModelName, UsageCounter } from "@waku/content/schema";
import { roundHalfUp } from "@waku/i18n/numbers";
import type { PricingSettings } from "./settings.ts";

/** What somebody wants to buy. Counts are whole numbers; boxes, storage and SMS count packages. */
export type PricingChoice = {
  model: PricingModelName;
  modules: ModuleName[];
  billing: "monthly" | "yearly";
  devices: number;
  sites: number;
  accounts: number;
  boxes: number;
  storage: number;
  sms: number;
  hasAi: boolean;
  hasIdentity: boolean;
  /** Support around the clock: priced on request. */
  wantsRoundTheClock: boolean;
};

type LineId = ModuleName | "volume" | "bundle" | "sites" | "accounts" | "ai" | "boxes" | "storage" | "sms" | "identity";

/** One line of a quote: cents per month, negative for discounts. */
export type QuoteLine = { id: LineId; monthCents: number; quantity?: number; unitCents?: number; pct?: number };

/** A computed price. All amounts in cents, net of VAT. */
export type Quote = {
  lines: QuoteLine[];
  /** Sum of the lines. */
  listMonthCents: number;
  /** Discount for paying twelve months in advance, per year, zero or negative. */
  prepaymentCents: number;
  yearCents: number;
  /** The year's price by the month: the sum of the lines, or a twelfth of the prepaid year. */
  monthCents: number;
  /** Modules after all discounts, per device and month. */
  deviceMonthCents: number;
  /** Usage that the modules include; per year where the counter runs by the year. */
  usage: Partial<Record<UsageCounter, number>>;
};

/**
 * Computes a quote. Every line is rounded once, half up, to whole cents; a year is twelve times the month, less the
 * prepayment discount. The volume discount is graduated: each tier's percentage counts for the devices in it, so
 * one more device never lowers the price. The discount for several modules applies to what the volume
 * discount left, the one for prepayment to what both left; add-ons have no discount.
 */
export function computeQuote(choice: PricingChoice, settings: PricingSettings): Quote {
  const moduleLines = choice.modules.map(
    (id): QuoteLine => perUnit(id, choice.devices, settings.modules[id].deviceMonth),
  );
  const gross = sum(moduleLines);
  const volume = volumeDiscount(choice, settings);
  const bundlePct = bundlePctFor(choice.modules.length, settings);
  const bundle = percentOf(gross - volume.cents, bundlePct);
  const net = gross - volume.cents - bundle;
  const lines: QuoteLine[] = [
    ...moduleLines,
    ...(volume.cents > 0 ? [{ id: "volume" as const, monthCents: -volume.cents, pct: volume.topPct }] : []),
    ...(bundle > 0
      ? [{ id: "bundle" as const, monthCents: -bundle, pct: bundlePct, quantity: choice.modules.length }]
      : []),
    ...extraLines(choice, settings),
  ];
  const listMonthCents = sum(lines);
  const prepayment = choice.billing === "yearly" ? percentOf(12 * net, settings.prepaymentPct) : 0;
  const yearCents = 12 * listMonthCents - prepayment;
  return {
    lines,
    listMonthCents,
    prepaymentCents: prepayment === 0 ? 0 : -prepayment,
    yearCents,
    monthCents: share(yearCents, 12),
    deviceMonthCents: share(12 * net - prepayment, 12 * choice.devices),
    usage: includedUsage(choice, settings),
  };
}

function extraLines(choice: PricingChoice, settings: PricingSettings): QuoteLine[] {
  const { includedSites, includedAccounts } = settings.models[choice.model];
  const lines = [
    perUnit("sites", Math.max(0, choice.sites - includedSites), settings.siteMonth),
    perUnit("accounts", Math.max(0, choice.accounts - includedAccounts), settings.accountMonth),
    perUnit("ai", choice.hasAi ? choice.devices : 0, settings.aiDeviceMonth),
    perUnit("boxes", choice.boxes, settings.connectorBoxMonth),
    perUnit("storage", choice.storage, settings.storageMonth),
    perUnit("sms", choice.sms, settings.smsMonth),
    perUnit("identity", choice.hasIdentity ? 1 : 0, settings.identityMonth),
  ];
  return lines.filter((line) => line.quantity !== 0);
}

function perUnit(id: LineId, quantity: number, unitCents: number): QuoteLine {
  return { id, quantity, unitCents, monthCents: quantity * unitCents };
}

/** Graduated discount on the module prices, and the percentage of the highest tier reached. */
function volumeDiscount(
  { modules, devices }: PricingChoice,
  settings: PricingSettings,
): { cents: number; topPct: number } {
  const { volumeTiers } = settings;
  const perDevice = modules.reduce((cents, id) => cents + settings.modules[id].deviceMonth, 0);
  let weighted = 0;
  let topPct = 0;
  volumeTiers.forEach(({ from, pct }, index) => {
    const next = volumeTiers[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const inTier = Math.max(0, Math.min(devices, next - 1) - from + 1);
    if (inTier > 0) topPct = pct;
    weighted += inTier * pct;
  });
  return { cents: roundHalfUp(BigInt(perDevice) * BigInt(weighted), 100n), topPct };
}

function bundlePctFor(moduleCount: number, { twoModulesPct, threeModulesPct }: PricingSettings): number {
  if (moduleCount >= 3) return threeModulesPct;
  return moduleCount === 2 ? twoModulesPct : 0;
}

function includedUsage({ modules, devices }: PricingChoice, settings: PricingSettings): Quote["usage"] {
  const usage: Quote["usage"] = {};
  for (const id of modules)
    for (const [counter, { base, perDevice }] of Object.entries(settings.modules[id].usage) as [
      UsageCounter,
      { base: number; perDevice: number },
    ][])
      usage[counter] = (usage[counter] ?? 0) + base + perDevice * devices;
  return usage;
}

function percentOf(cents: number, pct: number): number {
  return share(cents * pct, 100);
}

function share(cents: number, parts: number): number {
  return roundHalfUp(BigInt(cents), BigInt(parts));
}

function sum(lines: QuoteLine[]): number {
  return lines.reduce((total, line) => total + line.monthCents, 0);
}
