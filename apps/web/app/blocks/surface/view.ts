import type { BlockOf } from "@waku/content/schema";

export type SurfaceBlockView = BlockOf<"surface">;
