import type { BlockPart } from "../block-part";
import { Faq, type FaqLayout } from "./faq";
import type { FaqBlockView } from "./view";

export const faq: BlockPart<FaqBlockView, FaqLayout> = { View: Faq, isLive: false, standardLayout: "beside" };
