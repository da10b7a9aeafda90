import { type Locale, languageTags } from "../i18n/locale";

/** Cents as euros, always with cents: for prices. Euro in both languages. */
export function formatPrice(cents: number, locale: Locale): string {
  return euros(cents, locale, 2);
}

/** Cents as euros, with cents only where there are some: for estimates. */
export function formatEuros(cents: number, locale: Locale): string {
  return euros(cents, locale, cents % 100 === 0 ? 0 : 2);
}

function euros(cents: number, locale: Locale, digits: number): string {
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Negative amounts with the sign that numbers have in print; never a negative zero.
    signDisplay: "negative",
  })
    .format(cents / 100)
    .replace("-", "−");
}
