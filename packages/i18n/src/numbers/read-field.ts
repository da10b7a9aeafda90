import { isLocale, type Locale } from "../locale.ts";
import { seenOnly } from "../plain-text.ts";
import { formatHundredths, type Hundredths, toHundredths } from "./hundredths.ts";
import { parseNumber, type Unit } from "./parse-number.ts";

/** What a field takes. Limits are inclusive. */
export type FieldSpec = {
  /** Stable name of the field in addresses. */
  param: string;
  min: Hundredths;
  max: Hundredths;
  unit?: Unit;
  isWhole?: boolean;
  isOptional?: boolean;
  /** What stands in the field when the address says nothing. */
  initial?: Hundredths;
  slider?: { max: Hundredths; step: Hundredths };
};

/** Why a field cannot be used. */
type Issue = "missing" | "unreadable" | "unit" | "whole" | "negative" | "tooSmall" | "tooLarge";

/** What a field says. Neither value nor issue: an optional field left empty. */
export type Reading = { value?: Hundredths; issue?: Issue; needsEcho?: boolean };

/** Reads what stands in a field, in the notation of the page's language. */
export function readField(text: string, spec: FieldSpec, locale: Locale): Reading {
  const parsed = parseNumber(text, locale);
  if (parsed.kind === "empty") return spec.isOptional ? {} : { issue: "missing" };
  if (parsed.kind === "unreadable") return { issue: "unreadable" };
  if (parsed.unit && parsed.unit !== spec.unit) return { issue: "unit" };
  const value = toHundredths(parsed.decimal);
  if (value < 0) return { issue: "negative" };
  if (value > spec.max) return { issue: "tooLarge" };
  if (value < spec.min) return { issue: "tooSmall" };
  if (spec.isWhole && parsed.decimal.includes(".")) return { issue: "whole" };
  const isRounded = (parsed.decimal.split(".")[1]?.length ?? 0) > 2;
  // Written as the page itself would write it: what it means stands there already.
  const isOwnText = text === formatHundredths(value, locale);
  return { value, needsEcho: !isOwnText && (parsed.needsEcho || isRounded) };
}

/** Reads all fields of a form. */
export function readFields<K extends string>(
  texts: Record<K, string>,
  specs: Record<K, FieldSpec>,
  locale: Locale,
): Record<K, Reading> {
  return mapFields(specs, (spec, name) => readField(texts[name], spec, locale));
}

/** Parameter that says in which language's notation the numbers of an address are written; absent: machine notation. */
export const notationParam = "notation";

/**
 * What stands in the fields for an address. Numbers in machine notation (`38.5`) are the rule; a form sent without
 * scripts names the language they were typed in (`notation=de`), so that a page in the other language reads
 * them the same. What cannot be read stays as it was typed.
 */
export function fieldTexts<K extends string>(
  search: Pick<URLSearchParams, "get">,
  specs: Record<K, FieldSpec>,
  locale: Locale,
): Record<K, string> {
  const notation = search.get(notationParam);
  return mapFields(specs, (spec) => {
    const entered = search.get(spec.param);
    if (entered === null) return spec.initial === undefined ? "" : formatHundredths(spec.initial, locale);
    const given = seenOnly(entered).slice(0, 60);
    if (isLocale(notation)) return notation === locale ? given : translated(given, notation, locale);
    return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(given) ? formatHundredths(toHundredths(given), locale) : given;
  });
}

function translated(given: string, from: Locale, to: Locale): string {
  const parsed = parseNumber(given, from);
  return parsed.kind === "number" && !parsed.unit ? formatHundredths(toHundredths(parsed.decimal), to) : given;
}

/** A value for each field. */
export function mapFields<K extends string, T>(
  specs: Record<K, FieldSpec>,
  change: (spec: FieldSpec, name: K) => T,
): Record<K, T> {
  const entries = Object.entries<FieldSpec>(specs).map(([name, spec]) => [name, change(spec, name as K)]);
  return Object.fromEntries(entries) as Record<K, T>;
}
