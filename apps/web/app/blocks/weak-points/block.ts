import type { BlockPart } from "../block-part";
import type { WeakPointsBlockView } from "./view";
import { WeakPoints } from "./weak-points";

export const weakPoints: BlockPart<WeakPointsBlockView> = { View: WeakPoints, isLive: false };
