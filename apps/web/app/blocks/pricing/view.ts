import type { BlockOf } from "@waku/content/schema";
import type { PricingForm } from "../../tools/pricing/pricing-form";
import type { PricingSettings } from "../../tools/pricing/pricing-settings";

export type PricingBlockView = BlockOf<"pricing"> & { settings: PricingSettings; form: PricingForm };
