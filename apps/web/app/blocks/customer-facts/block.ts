import type { BlockPart } from "../block-part";
import { CustomerFactsBlock } from "./customer-facts";
import type { CustomerFactsBlockView } from "./view";

export const customerFacts: BlockPart<CustomerFactsBlockView> = { View: CustomerFactsBlock, isLive: false };
