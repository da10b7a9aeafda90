import type { BlockLoader } from "../block-loader.server";
import type { VideoBlockView } from "./view";

export const video: BlockLoader<VideoBlockView> = {
  load({ video: key, ...rest }, { globals, site }) {
    const video = globals.site.videos[key];
    if (video) return { ...rest, video };
    return site.settings.showGaps ? { ...rest, gap: true } : undefined;
  },
  sample: {},
};
