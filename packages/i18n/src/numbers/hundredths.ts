import type { Locale } from "../locale.ts";
import { numberFormat } from "./number-format.ts";

/**
 * Numbers of the tools are whole hundredths (1250 is 12.5), so that sums and comparisons are exact.
 * Euro amounts in hundredths are cents.
 */
export type Hundredths = number;

/** Exact decimal in machine notation ("-12.345") to hundredths, half up by its amount. */
export function toHundredths(decimal: string): Hundredths {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const digits = fraction.padEnd(3, "0");
  const amount = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charCodeAt(2) >= 53 ? 1 : 0);
  return sign && amount !== 0 ? -amount : amount;
}

/** A number of the settings to hundredths. */
export function hundredthsOf(value: number): Hundredths {
  return Math.round(value * 100);
}

/** Machine notation for addresses: 1250 → "12.5". */
export function toDecimal(value: Hundredths): string {
  const digits = String(Math.abs(value)).padStart(3, "0");
  const fraction = digits.slice(-2).replace(/0+$/, "");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -2)}${fraction && `.${fraction}`}`;
}

/** As people of the language write it, in fields and in running text: 123450 → "1.234,5" in German. */
export function formatHundredths(value: Hundredths, locale: Locale, minimumDigits = 0): string {
  return numberFormat(locale, minimumDigits, 2).format(value / 100);
}

/** Whole cents of a fraction, half up: the one rounding rule of every amount, applied once per line. */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
