import type { BlockView } from "../blocks/registry";

/**
 * Leaves out actions that lead to a block of the same page which is not there, since a setting it needs is not set.
 * @param blocks the blocks of a page, as resolved
 * @param address public address of the page, for example `/en/company/press`
 */
export function withoutDeadAnchors(blocks: BlockView[], address: string): BlockView[] {
  const anchors = new Set(blocks.flatMap((block) => ("anchor" in block && block.anchor ? [block.anchor] : [])));
  const leadsSomewhere = ({ href }: { href: string }) => {
    const [path, anchor] = href.split("#");
    return path !== address || anchor === undefined || anchors.has(anchor);
  };
  return blocks.map((block) =>
    "actions" in block ? { ...block, actions: block.actions.filter(leadsSomewhere) } : block,
  );
}
