import { localePath } from "@waku/i18n/locale";
import { billRows, evaluatePricing, pricingForm } from "@waku/pricing";
import { pricingSettings } from "@waku/pricing/settings";
import type { BlockLoader } from "../block-loader.server";
import type { BillsBlockView } from "./view";

/**
 * Worked bills, computed as the configurator does from the price list of this moment. A choice that the price list no
 * longer knows makes no bill.
 */
export const bills: BlockLoader<BillsBlockView> = {
  load(block, { globals, locale }) {
    const settings = pricingSettings(globals.pricing, locale);
    const items = block.items.flatMap(({ title, text, query }) => {
      const form = pricingForm(new URLSearchParams(query), settings, locale);
      const { result } = evaluatePricing(form, settings, locale);
      if (!result) return [];
      const href = `${localePath(locale, "pricing")}?${result.query}`;
      return [{ title, text, rows: billRows(result.choice, settings, locale), href }];
    });
    return { ...block, items };
  },
  sample: {},
};
