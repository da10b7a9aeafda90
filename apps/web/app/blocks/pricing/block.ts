import type { BlockPart } from "../block-part";
import { Pricing } from "./pricing";
import type { PricingBlockView } from "./view";

export const pricing: BlockPart<PricingBlockView> = { View: Pricing, isLive: true };
