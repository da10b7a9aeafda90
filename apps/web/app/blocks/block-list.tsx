import type { BlockType } from "@waku/content/schema";
import type { PageFrame } from "./block-part";
import type { Composition } from "./composition";
import { type BlockLayouts, type BlockView, type BlockViews, blockParts } from "./registry";

type Props = PageFrame & { blocks: BlockView[]; composition?: Composition };

/** The blocks of a page, in their order and in the composition of its family. */
export function BlockList({ blocks, composition = {}, ...frame }: Props) {
  return blocks.map((block, index) => (
    // Blocks have no identity of their own; their order is fixed while a page is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <PageBlock key={index} type={block.type} block={block} composition={composition} {...frame} />
  ));
}

type BlockProps<Type extends BlockType> = PageFrame & { type: Type; block: BlockViews[Type]; composition: Composition };

function PageBlock<Type extends BlockType>({ type, block, composition, ...frame }: BlockProps<Type>) {
  const { View, standardLayout } = blockParts[type];
  const layouts: Partial<BlockLayouts> = composition;
  // Blocks with several layouts have a standard one, all others ask for none.
  const layout = (layouts[type] ?? standardLayout) as BlockLayouts[Type];
  return <View block={block} layout={layout} {...frame} />;
}
