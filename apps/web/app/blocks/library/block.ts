import type { BlockPart } from "../block-part";
import { Library } from "./library";
import type { LibraryBlockView } from "./view";

export const library: BlockPart<LibraryBlockView> = { View: Library, isLive: false };
