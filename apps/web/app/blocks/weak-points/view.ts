import type { BlockOf } from "@waku/content/schema";
import type { PictureView } from "../../ui/views";

export type WeakPointsBlockView = Omit<BlockOf<"weakPoints">, "picture"> & { picture?: PictureView };
