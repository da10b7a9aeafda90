import type { BlockOf } from "@waku/content/schema";
import type { PricingForm } from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";

export type PricingBlockView = BlockOf<"pricing"> & { settings: PricingSettings; form: PricingForm };
