import type { Locale } from "@waku/i18n/locale";
import type { Figure } from "../schema/index.ts";

const percents: Record<Locale, RegExp> = {
  de: /(\d{1,3}(?:,\d{1,2})?)\s*%/,
  en: /(\d{1,3}(?:\.\d{1,2})?)\s*%/,
};

/** The percentage a figure of the register states ("up to 45%" → 45), undefined when it states none. */
export function figurePercent(figure: Figure | undefined, locale: Locale = "en"): number | undefined {
  const [, digits] = percents[locale].exec(figure?.value[locale] ?? "") ?? [];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}
