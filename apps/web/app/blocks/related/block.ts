import type { BlockPart } from "../block-part";
import { Related, type RelatedLayout } from "./related";
import type { RelatedBlockView } from "./view";

export const related: BlockPart<RelatedBlockView, RelatedLayout> = {
  View: Related,
  isLive: false,
  standardLayout: "cards",
};
