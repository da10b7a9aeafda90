import type { BlockPart } from "../block-part";
import { RichText } from "./rich-text";
import type { RichTextBlockView } from "./view";

export const richText: BlockPart<RichTextBlockView> = { View: RichText, isLive: false };
