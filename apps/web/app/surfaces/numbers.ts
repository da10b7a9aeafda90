import { type Locale, languageTags } from "@waku/i18n/locale";

/** A whole number of per cent as the language writes it: 58 → "58 %" or "58%". */
export function percent(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], { style: "percent" }).format(value / 100);
}

/** A number with one decimal: 6.5 → "6,5" or "6.5". */
export function decimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );
}
