import type { BlockPart } from "../block-part";
import { Features, type FeaturesLayout } from "./features";
import type { FeaturesBlockView } from "./view";

export const features: BlockPart<FeaturesBlockView, FeaturesLayout> = {
  View: Features,
  isLive: false,
  standardLayout: "grid",
};
