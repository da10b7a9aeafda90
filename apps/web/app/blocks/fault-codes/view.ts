import type { BlockOf } from "@waku/content/schema";
import type { FaultListView } from "../../faults/list/fault-list-view";

export type FaultCodesBlockView = BlockOf<"faultCodes"> & { view: FaultListView };
