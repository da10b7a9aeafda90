import type { Locale } from "@waku/i18n/locale";
import { formatEuros, formatHundredths, type Hundredths } from "@waku/i18n/numbers";
import type { LicenceBalance, RoiForm } from "./form.ts";
import type { RoiAssumptions, RoiBalance, RoiInputs, RoiResult } from "./model.ts";
import type { RoiTexts } from "./texts/en.ts";
import { roiTexts } from "./texts/index.ts";

/** One line of the result in words: what is saved, and the arithmetic behind it. */
export type SavingWords = {
  id: "downtime" | "productivity" | "spareParts";
  label: string;
  euro: number;
  note?: string;
  formula: string;
};

/** Percentages in hundredths as the language writes them: 1250 → "12,5 %". */
export function formatPercent(value: Hundredths, locale: Locale): string {
  return formatHundredths(value, locale) + (locale === "de" ? "\u00a0%" : "%");
}

/** Hours in tenths. */
export function formatTenths(value: number, locale: Locale): string {
  return formatHundredths(value * 10, locale);
}

/** The three lines of a result with their arithmetic, for page and PDF. */
export function savingWords(
  inputs: RoiInputs,
  assumed: RoiAssumptions,
  saved: RoiResult,
  locale: Locale,
): SavingWords[] {
  const t = roiTexts[locale];
  const number = (value: Hundredths) => formatHundredths(value, locale);
  const euros = (cents: number) => formatEuros(cents, locale);
  const percent = (value: Hundredths) => formatPercent(value, locale);
  const unit = inputs.durationUnit;
  return [
    {
      id: "downtime",
      label: t.downtime,
      euro: saved.downtime.euro,
      note: t.hoursLess(formatTenths(saved.downtime.hours, locale)),
      formula: `${number(inputs.downtimes)} × 12 × ${number(inputs.duration)}\u00a0${unit} × ${percent(assumed.downtimeRate)} × ${euros(inputs.hourCost)}/h`,
    },
    {
      id: "productivity",
      label: t.productivity,
      euro: saved.productivity.euro,
      note: t.hoursGained(formatTenths(saved.productivity.hours, locale)),
      formula: `${number(inputs.employees)} × ${number(assumed.productiveHours)}\u00a0h × ${percent(assumed.affectedShare)} × ${percent(assumed.productivityRate)} × ${euros(inputs.wage)}/h`,
    },
    {
      id: "spareParts",
      label: t.spareParts,
      euro: saved.spareParts.euro,
      formula: `${euros(inputs.spareParts)} × ${percent(assumed.sparePartsRate)}`,
    },
  ];
}

/** Inputs as label and value, for the PDF and the request for an offer. */
export function inputWords(inputs: RoiInputs, locale: Locale): { label: string; value: string }[] {
  const t = roiTexts[locale];
  const number = (value: Hundredths) => formatHundredths(value, locale);
  const duration = `${number(inputs.duration)} ${inputs.durationUnit === "h" ? t.hours : t.minutes}`;
  return [
    { label: t.fields.employees.label, value: number(inputs.employees) },
    { label: t.fields.wage.label, value: formatEuros(inputs.wage, locale) },
    { label: t.fields.downtimes.label, value: `${number(inputs.downtimes)} ${t.fields.downtimes.unit ?? ""}` },
    { label: t.fields.duration.label, value: duration },
    { label: t.fields.hourCost.label, value: formatEuros(inputs.hourCost, locale) },
    { label: t.fields.spareParts.label, value: `${formatEuros(inputs.spareParts, locale)} ${perYear(t)}` },
  ];
}

/** "im Jahr" of a unit like "€ im Jahr". */
function perYear(t: RoiTexts): string {
  return t.fields.spareParts.unit?.replace("€ ", "") ?? "";
}

/** When the software has paid for itself. */
export function paybackWords({ paybackMonths }: RoiBalance, t: RoiTexts): string {
  return paybackMonths === undefined ? t.paybackNever : t.paybackMonths(paybackMonths);
}

/**
 * The result for the request form (its parameter `numbers`), a line each with its label: company, inputs, scenario,
 * saving, licence.
 */
export function roiSummary(
  form: Pick<RoiForm, "company" | "scenario">,
  inputs: RoiInputs,
  total: number,
  balance: LicenceBalance | undefined,
  locale: Locale,
): string {
  const t = roiTexts[locale];
  const licence =
    balance &&
    t.balanceText(
      formatHundredths(balance.devices * 100, locale),
      balance.modules,
      formatEuros(balance.licenceYear, locale),
    );
  const lines = [
    form.company ? `${t.summary}: ${form.company}` : t.summary,
    ...inputWords(inputs, locale).map(({ label, value }) => `${label}: ${value.trim()}`),
    `${t.scenario}: ${t.scenarios[form.scenario]}`,
    `${t.resultTitle}: ${formatEuros(total, locale)}`,
    ...(licence ? [licence.replace(/\.$/, "")] : []),
  ];
  return lines.join("\n");
}
