import type { TocEntry } from "../articles/toc";
import type { BlockView } from "../blocks/registry";

/**
 * Gives each numbered part of a legal page an anchor of its own where content names none, so that the contents can
 * lead there.
 * @param blocks blocks of the page, its opening first
 */
export function withPartAnchors(blocks: BlockView[]): BlockView[] {
  return blocks.map((block, index) =>
    block.type === "hero" || block.anchor ? block : { ...block, anchor: `part-${index}` },
  );
}

/** Blocks that lead on from a legal text and are no part of it. */
export function isClosing({ type }: BlockView): boolean {
  return type === "related" || type === "cta";
}

/**
 * Headings of a legal text with their anchors and the numbers they show: those that stand in its running text, numbered
 * where the text numbers them, else those of its parts, which are numbered where they are several (legal-page.module.css).
 */
export function legalContents(blocks: BlockView[]): TocEntry[] {
  const inText = blocks.flatMap((block) => (block.type === "richText" && !block.title ? block.headings : []));
  if (inText.length > 0)
    return inText.map(({ id, text }) => {
      const [, number = "", rest = text] = /^(\d+\.)\s+(.*)/.exec(text) ?? [];
      return { id, text: rest, number };
    });
  const parts = blocks.flatMap((block) =>
    block.type !== "hero" && !isClosing(block) && block.anchor && block.title
      ? [{ id: block.anchor, text: block.title }]
      : [],
  );
  return parts.map((part, index) => ({ ...part, number: parts.length > 1 ? `${index + 1}.` : "" }));
}
