import type { BlockLoader } from "../block-loader.server";
import type { SurfaceBlockView } from "./view";

export const surface: BlockLoader<SurfaceBlockView> = {
  load: (block) => block,
  sample: {},
};
