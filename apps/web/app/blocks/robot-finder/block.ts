import type { BlockPart } from "../block-part";
import { RobotFinderBlock } from "./robot-finder";
import type { RobotFinderBlockView } from "./view";

export const robotFinder: BlockPart<RobotFinderBlockView> = { View: RobotFinderBlock, isLive: true };
