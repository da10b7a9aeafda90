import type { BlockPart } from "../block-part";
import { Cta, type CtaLayout } from "./cta";
import type { CtaBlockView } from "./view";

export const cta: BlockPart<CtaBlockView, CtaLayout> = { View: Cta, isLive: false, standardLayout: "mint" };
