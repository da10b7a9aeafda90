import type { UsageCounter } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { formatPrice, numberFormat } from "@waku/i18n/numbers";
import { computeQuote, type PricingChoice, type Quote, type QuoteLine } from "./model.ts";
import type { PricingSettings } from "./settings.ts";
import { pricingTexts } from "./texts/index.ts";

/** One row of the price table; an empty amount stays empty. */
export type QuoteRow = { id: string; label: string; month: string; year: string };

/** Whole number as the language writes it. */
export function formatCount(value: number, locale: Locale): string {
  return numberFormat(locale, 0, 0).format(value);
}

/** Whole percent as the language writes it. */
export function formatPct(value: number, locale: Locale): string {
  return locale === "de" ? `${value}\u00a0%` : `${value}%`;
}

/** Rows of the price table in words, total last: the same on the page and in the PDF. */
export function quoteRows(choice: PricingChoice, quote: Quote, settings: PricingSettings, locale: Locale): QuoteRow[] {
  const t = pricingTexts[locale];
  const price = (cents: number) => formatPrice(cents, locale);
  const prepayment = t.lines.prepayment(formatPct(settings.prepaymentPct, locale));
  return [
    ...quote.lines.map((line) => ({
      id: line.id,
      label: lineLabel(line, settings, locale),
      month: price(line.monthCents),
      year: price(12 * line.monthCents),
    })),
    ...(quote.prepaymentCents < 0
      ? [
          {
            id: "prepayment",
            label: prepayment,
            month: price(quote.monthCents - quote.listMonthCents),
            year: price(quote.prepaymentCents),
          },
        ]
      : []),
    ...(choice.wantsRoundTheClock
      ? [{ id: "round-the-clock", label: t.lines.roundTheClock, month: t.onRequest, year: "" }]
      : []),
    { id: "total", label: t.total, month: price(quote.monthCents), year: price(quote.yearCents) },
  ];
}

function lineLabel(line: QuoteLine, settings: PricingSettings, locale: Locale): string {
  const t = pricingTexts[locale].lines;
  const quantity = formatCount(line.quantity ?? 0, locale);
  const pct = formatPct(line.pct ?? 0, locale);
  const times = (label: string) => `${label} (${quantity}\u00a0×\u00a0${formatPrice(line.unitCents ?? 0, locale)})`;
  switch (line.id) {
    case "volume":
      return t.volume(pct);
    case "bundle":
      return t.bundle(quantity, pct);
    case "identity":
      return t.identity;
    case "storage":
      return times(t.storage(formatCount(settings.storageGb, locale)));
    case "sms":
      return times(t.sms(formatCount(settings.smsPerMonth, locale)));
    case "sites":
    case "accounts":
    case "ai":
    case "boxes":
      return times(t[line.id]);
    default:
      return times(settings.modules[line.id].name);
  }
}

/** What the price includes, line by line. */
export function includedWords(
  choice: PricingChoice,
  quote: Quote,
  settings: PricingSettings,
  locale: Locale,
): string[] {
  const t = pricingTexts[locale];
  const { includedSites, includedAccounts } = settings.models[choice.model];
  const counters = Object.entries(quote.usage) as [UsageCounter, number][];
  const storage = choice.storage * settings.storageGb;
  return [
    t.included.sites(formatCount(Math.max(includedSites, choice.sites), locale)),
    t.included.accounts(formatCount(Math.max(includedAccounts, choice.accounts), locale)),
    ...counters.map(([counter, amount]) => {
      const total = counter === "storageGb" ? amount + storage : amount;
      return `${formatCount(total, locale)} ${t.afterNumber(t.counters[counter])}`;
    }),
    t.included.phone(settings.phoneSupport),
  ];
}

/** What is not part of the price. */
export function extraWords(settings: PricingSettings, locale: Locale): string[] {
  const t = pricingTexts[locale].extra;
  return [
    t.site(formatPrice(settings.siteMonth, locale)),
    t.account(formatPrice(settings.accountMonth, locale)),
    ...overageWords(settings, locale),
    t.services,
    t.enterprise,
  ];
}

/** What use beyond the included amounts costs; what has no price stands in the offer. */
function overageWords({ overage }: PricingSettings, locale: Locale): string[] {
  const { counters, afterNumber, extra } = pricingTexts[locale];
  const priced = (Object.keys(overage) as UsageCounter[]).flatMap((counter) => {
    const price = overage[counter];
    if (price === null) return [];
    const what = `${formatCount(price.per, locale)} ${afterNumber(counters[counter])}`;
    return [extra.overage(what, formatPrice(price.cents, locale))];
  });
  const isComplete = priced.length === Object.keys(overage).length;
  return isComplete ? priced : [...priced, extra.overageInOffer(priced.length > 0)];
}

/** A bill for an example: the lines, then what is paid by the month and what for twelve months in advance. */
export function billRows(choice: PricingChoice, settings: PricingSettings, locale: Locale): QuoteRow[] {
  const t = pricingTexts[locale];
  const rows = (billing: PricingChoice["billing"]) => {
    const chosen = { ...choice, billing };
    return quoteRows(chosen, computeQuote(chosen, settings), settings, locale);
  };
  const isEnd = ({ id }: QuoteRow) => id === "total" || id === "prepayment";
  const renamed = ({ id, ...row }: QuoteRow) =>
    id === "total" ? { ...row, id: "total-prepaid", label: t.totalPrepaid } : { ...row, id };
  return [...rows("monthly"), ...rows("yearly").filter(isEnd).map(renamed)];
}

/** The choice and its price for the request form (its parameter `numbers`): a line each, with its label. */
export function pricingSummary(choice: PricingChoice, quote: Quote, settings: PricingSettings, locale: Locale): string {
  const t = pricingTexts[locale];
  const count = (value: number) => formatCount(value, locale);
  const texts = t.fields(count(settings.storageGb), count(settings.smsPerMonth), "", "");
  const addOns = [
    ...(choice.hasAi ? [t.ai] : []),
    ...(choice.hasIdentity ? [t.identity] : []),
    ...(choice.wantsRoundTheClock ? [t.roundTheClock] : []),
  ];
  const lines = [
    t.summary,
    `${t.modelLegend} ${settings.models[choice.model].name}`,
    `${t.moduleLegend}: ${choice.modules.map((name) => settings.modules[name].name).join(" + ")}`,
    ...(["devices", "sites", "accounts"] as const).map((name) => `${texts[name].label}: ${count(choice[name])}`),
    ...(["boxes", "storage", "sms"] as const)
      .filter((name) => choice[name] > 0)
      .map((name) => `${texts[name].label}: ${count(choice[name])} ${texts[name].unit ?? ""}`.trim()),
    ...(addOns.length > 0 ? [`${t.addOnLegend}: ${addOns.join(", ")}`] : []),
    `${t.billingLegend}: ${t[choice.billing]}`,
    `${t.total}: ${formatPrice(quote.monthCents, locale)} ${t.perMonth}, ${formatPrice(quote.yearCents, locale)} ${t.perYear}`,
  ];
  return lines.join("\n");
}
