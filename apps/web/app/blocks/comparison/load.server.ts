import type { BlockLoader } from "../block-loader.server";
import type { ComparisonBlockView } from "./view";

export const comparison: BlockLoader<ComparisonBlockView> = {
  load: (block) => block,
  sample: {},
};
