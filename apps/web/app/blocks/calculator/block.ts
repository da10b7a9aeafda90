import type { BlockPart } from "../block-part";
import { Calculator } from "./calculator";
import type { CalculatorBlockView } from "./view";

export const calculator: BlockPart<CalculatorBlockView> = { View: Calculator, isLive: true };
