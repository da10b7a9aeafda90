import type { BlockPart } from "../block-part";
import { Comparison, type ComparisonLayout } from "./comparison";
import type { ComparisonBlockView } from "./view";

export const comparison: BlockPart<ComparisonBlockView, ComparisonLayout> = {
  View: Comparison,
  isLive: false,
  standardLayout: "paper",
};
