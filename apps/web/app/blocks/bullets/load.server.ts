import type { BlockLoader } from "../block-loader.server";
import type { BulletsBlockView } from "./view";

export const bullets: BlockLoader<BulletsBlockView> = {
  load: (block) => block,
  sample: {},
};
