import type { BlockPart } from "../block-part";
import { Figures, type FiguresLayout } from "./figures";
import type { FiguresBlockView } from "./view";

export const figures: BlockPart<FiguresBlockView, FiguresLayout> = {
  View: Figures,
  isLive: false,
  standardLayout: "strip",
};
