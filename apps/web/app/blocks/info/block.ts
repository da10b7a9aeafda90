import type { BlockPart } from "../block-part";
import { Info, type InfoLayout } from "./info";
import type { InfoBlockView } from "./view";

export const info: BlockPart<InfoBlockView, InfoLayout> = { View: Info, isLive: false, standardLayout: "beside" };
