import type { BlockPart } from "../block-part";
import { Pathways } from "./pathways";
import type { PathwaysBlockView } from "./view";

export const pathways: BlockPart<PathwaysBlockView> = { View: Pathways, isLive: false };
