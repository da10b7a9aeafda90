import type { BlockPart } from "../block-part";
import { Downloads } from "./downloads";
import type { DownloadsBlockView } from "./view";

export const downloads: BlockPart<DownloadsBlockView> = { View: Downloads, isLive: false };
