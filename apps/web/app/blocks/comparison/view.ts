import type { BlockOf } from "@waku/content/schema";

export type ComparisonBlockView = BlockOf<"comparison">;
