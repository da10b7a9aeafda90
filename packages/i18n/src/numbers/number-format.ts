import { type Locale, languageTags } from "../locale.ts";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Number format of a language, made once: making one takes longer than all else that happens at a keystroke.
 * @param minimum fraction digits always shown
 * @param maximum fraction digits shown at most
 */
export function numberFormat(locale: Locale, minimum: number, maximum: number, style: "decimal" | "euro" = "decimal") {
  const key = `${locale} ${minimum} ${maximum} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    signDisplay: "negative",
    ...(style === "euro" && { style: "currency", currency: "EUR" }),
  });
  formats.set(key, format);
  return format;
}
