import { pricingForm } from "@waku/pricing";
import { pricingSettings } from "@waku/pricing/settings";
import type { BlockLoader } from "../block-loader.server";
import type { PricingBlockView } from "./view";

export const pricing: BlockLoader<PricingBlockView> = {
  load(block, { globals, locale, search }) {
    const settings = pricingSettings(globals.pricing, locale);
    return { ...block, settings, form: pricingForm(search, settings, locale) };
  },
  sample: {},
};
