import type { Globals } from "@waku/content";
import type { BlockOf } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import { billRows, evaluatePricing, pricingForm } from "@waku/pricing";
import { pricingSettings } from "@waku/pricing/settings";
import { roiForm, roiTexts } from "@waku/roi";
import { roiSettings } from "@waku/roi/settings";
import type { BlockViewOf } from "../blocks/views";
import type { Query } from "../context/query";

/** The calculator with its settings and the state that the address holds; `{company}` filled. */
export function calculatorView(
  block: BlockOf<"calculator">,
  globals: Globals,
  locale: Locale,
  search: Query,
): BlockViewOf<"calculator"> {
  const settings = roiSettings(globals, locale);
  const form = roiForm(search, settings, locale);
  const title = block.title.replace("{company}", () => form.company ?? roiTexts[locale].yourCompany);
  return { ...block, title, settings, form };
}

/** The configurator with its price list and the state that the address holds. */
export function pricingView(
  block: BlockOf<"pricing">,
  globals: Globals,
  locale: Locale,
  search: Query,
): BlockViewOf<"pricing"> {
  const settings = pricingSettings(globals.pricing, locale);
  return { ...block, settings, form: pricingForm(search, settings, locale) };
}

/**
 * Worked bills, computed as the configurator does from the price list of this moment. A choice that the price list no
 * longer knows makes no bill.
 */
export function billsView(block: BlockOf<"bills">, globals: Globals, locale: Locale): BlockViewOf<"bills"> {
  const settings = pricingSettings(globals.pricing, locale);
  const items = block.items.flatMap(({ title, text, query }) => {
    const form = pricingForm(new URLSearchParams(query), settings, locale);
    const { result } = evaluatePricing(form, settings, locale);
    if (!result) return [];
    const href = `${localePath(locale, "pricing")}?${result.query}`;
    return [{ title, text, rows: billRows(result.choice, settings, locale), href }];
  });
  return { ...block, items };
}
