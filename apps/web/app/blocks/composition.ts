import type { BlockType } from "@waku/content/schema";
import type { BlockLayouts } from "./registry";

type LaidOut = { [Type in BlockType]: BlockLayouts[Type] extends undefined ? never : Type }[BlockType];

/** How the blocks of a page are laid out: one choice per kind of block; what is left out has its standard layout. */
export type Composition = { [Type in LaidOut]?: BlockLayouts[Type] };
