import type { BlockPart } from "../block-part";
import { Steps, type StepsLayout } from "./steps";
import type { StepsBlockView } from "./view";

export const steps: BlockPart<StepsBlockView, StepsLayout> = {
  View: Steps,
  isLive: false,
  standardLayout: { sequence: "columns", timeline: "line" },
};
