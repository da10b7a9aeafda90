import type { BlockOf } from "@waku/content/schema";

export type BulletsBlockView = BlockOf<"bullets">;
