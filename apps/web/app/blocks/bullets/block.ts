import type { BlockPart } from "../block-part";
import { Bullets, type BulletsLayout } from "./bullets";
import type { BulletsBlockView } from "./view";

export const bullets: BlockPart<BulletsBlockView, BulletsLayout> = {
  View: Bullets,
  isLive: false,
  standardLayout: "checks",
};
