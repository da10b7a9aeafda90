import { faultListView } from "../../faults/list/fault-list.server";
import type { BlockLoader } from "../block-loader.server";
import type { FaultCodesBlockView } from "./view";

/** The library with what the address asks for; left out of a content that has no fault codes. */
export const faultCodes: BlockLoader<FaultCodesBlockView> = {
  load(block, { globals, locale, search }) {
    if (globals.faultCodes.length === 0) return undefined;
    return { ...block, view: faultListView(globals, locale, search) };
  },
  sample: {},
};
