import type { BlockPart } from "../block-part";
import { Video } from "./video";
import type { VideoBlockView } from "./view";

export const video: BlockPart<VideoBlockView> = { View: Video, isLive: true };
