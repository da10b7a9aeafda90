import type { BlockPart } from "../block-part";
import { Articles } from "./articles";
import type { ArticlesBlockView } from "./view";

export const articles: BlockPart<ArticlesBlockView> = { View: Articles, isLive: false };
