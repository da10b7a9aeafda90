import type { BlockPart } from "../block-part";
import { Bills } from "./bills";
import type { BillsBlockView } from "./view";

export const bills: BlockPart<BillsBlockView> = { View: Bills, isLive: false };
