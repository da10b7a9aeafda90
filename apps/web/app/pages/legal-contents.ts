import type { BlockView } from "../blocks/views";

/** Pages in the form of a legal text: quiet, numbered, with contents. */
const legalPaths = ["imprint", "privacy", "terms"];

export function isLegalPath(path: string): boolean {
  return legalPaths.includes(path);
}

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
 * Headings of a legal text with their anchors: those that stand in its running text, else those of its parts. The
 * contents are numbered, so that numbers written in headings are left out.
 */
export function legalContents(blocks: BlockView[]): { id: string; text: string }[] {
  const inText = blocks.flatMap((block) => (block.type === "richText" && !block.title ? block.headings : []));
  if (inText.length > 0) return inText.map(({ id, text }) => ({ id, text: text.replace(/^\d+\.\s+/, "") }));
  return blocks.flatMap((block) =>
    block.type !== "hero" && !isClosing(block) && block.anchor && block.title
      ? [{ id: block.anchor, text: block.title }]
      : [],
  );
}
