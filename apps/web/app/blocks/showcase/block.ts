import type { BlockPart } from "../block-part";
import { Showcase } from "./showcase";
import type { ShowcaseBlockView } from "./view";

export const showcase: BlockPart<ShowcaseBlockView> = { View: Showcase, isLive: false };
