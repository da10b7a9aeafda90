import type { BlockPart } from "../block-part";
import { Chapters } from "./chapters";
import type { ChaptersBlockView } from "./view";

export const chapters: BlockPart<ChaptersBlockView> = { View: Chapters, isLive: false };
