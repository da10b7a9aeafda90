import type { BlockPart } from "../block-part";
import { RobotComparisonBlock } from "./robot-comparison";
import type { RobotComparisonBlockView } from "./view";

export const robotComparison: BlockPart<RobotComparisonBlockView> = { View: RobotComparisonBlock, isLive: true };
