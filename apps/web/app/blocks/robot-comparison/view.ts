import type { BlockOf } from "@waku/content/schema";
import type { ComparisonView } from "../../robots/comparison/comparison-view";

export type RobotComparisonBlockView = BlockOf<"robotComparison"> & { view: ComparisonView };
