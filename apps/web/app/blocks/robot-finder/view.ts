import type { BlockOf } from "@waku/content/schema";
import type { FinderView } from "../../robots/finder/finder-view";

export type RobotFinderBlockView = BlockOf<"robotFinder"> & { view: FinderView };
