import type { BlockPart } from "../block-part";
import { SurfaceBlock, type SurfaceLayout } from "./surface";
import type { SurfaceBlockView } from "./view";

export const surface: BlockPart<SurfaceBlockView, SurfaceLayout> = {
  View: SurfaceBlock,
  isLive: false,
  standardLayout: "band",
};
