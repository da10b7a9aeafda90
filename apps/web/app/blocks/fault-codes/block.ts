import type { BlockPart } from "../block-part";
import { FaultCodesBlock } from "./fault-codes";
import type { FaultCodesBlockView } from "./view";

export const faultCodes: BlockPart<FaultCodesBlockView> = { View: FaultCodesBlock, isLive: false };
