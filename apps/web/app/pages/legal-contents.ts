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

/** Headings of the parts with their anchors. */
export function legalContents(blocks: BlockView[]): { id: string; text: string }[] {
  return blocks.flatMap((block) =>
    block.type !== "hero" && block.anchor && block.title ? [{ id: block.anchor, text: block.title }] : [],
  );
}
