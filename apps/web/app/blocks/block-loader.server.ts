import type { BlockOf, BlockType } from "@waku/content/schema";
import type { PageScope } from "../page-data/page-scope";

/** What a block shows on the page of all parts (`/_ui`): content of the site, of each variant the longest. */
type BlockSample<Type extends BlockType, View> = {
  /** Fields each of whose values makes a variant. */
  byValue?: readonly (keyof BlockOf<Type>)[];
  /** Fields whose presence makes a variant. */
  byPresence?: readonly (keyof BlockOf<Type>)[];
  /** Shown where no page shows such a block: the block as content would hold it. */
  example?: BlockOf<Type>;
  /** States that no page of the site is in at the moment, by name. */
  states?: (view: View) => [name: string, view: View][];
};

/** Where a block gets what it shows: what `load.server.ts` of its folder exports. */
export type BlockLoader<View extends { type: BlockType }> = {
  /** Fills a block with what it refers to; undefined leaves it out. */
  load: (block: BlockOf<View["type"]>, scope: PageScope) => View | undefined | Promise<View | undefined>;
  sample: BlockSample<View["type"], View>;
};
