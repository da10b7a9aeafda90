import type { Locale } from "../locale.ts";
import { numberFormat } from "./number-format.ts";

/** Cents as euros, always with cents: for prices. Euro in both languages. */
export function formatPrice(cents: number, locale: Locale): string {
  return euros(cents, locale, 2);
}

/** Cents as euros, with cents only where there are some: for estimates. */
export function formatEuros(cents: number, locale: Locale): string {
  return euros(cents, locale, cents % 100 === 0 ? 0 : 2);
}

/** Negative amounts with the minus sign of print; never a negative zero. */
function euros(cents: number, locale: Locale, digits: number): string {
  return numberFormat(locale, digits, digits, "euro")
    .format(cents / 100)
    .replace("-", "−");
}
