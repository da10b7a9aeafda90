import type { TocEntry } from "../articles/toc";
import type { BlockView } from "../blocks/registry";

/**
 * Gives each part of a legal page an anchor of its own where content names none, so that the contents can lead there,
 * and a number where several have a title, unless running text among them brings headings, and with them often
 * numbers, of its own. The number is text: of a counter in the styles, browsers tell screen readers the full stop alone.
 * @param blocks blocks of the page, its opening first
 */
export function legalParts(blocks: BlockView[]): BlockView[] {
  const anchored = blocks.map((block, index) =>
    block.type === "hero" || block.anchor ? block : { ...block, anchor: `part-${index}` },
  );
  const titled = anchored.filter(isTitledPart);
  if (titled.length < 2 || headingsInText(blocks).length > 0) return anchored;
  return anchored.map((block) =>
    isTitledPart(block) ? { ...block, title: `${titled.indexOf(block) + 1}. ${block.title}` } : block,
  );
}

/** Blocks that lead on from a legal text and are no part of it. */
export function isClosing({ type }: BlockView): boolean {
  return type === "related" || type === "cta";
}

/** Headings of a legal text with their anchors, and their numbers apart: those in its running text, else of its parts. */
export function legalContents(blocks: BlockView[]): TocEntry[] {
  const inText = headingsInText(blocks);
  const parts = blocks.filter(isTitledPart).map(({ anchor, title }) => ({ id: anchor, text: title }));
  return (inText.length > 0 ? inText : parts).map(({ id, text }) => {
    const [, number = "", rest = text] = /^(\d+\.)\s+(.*)/.exec(text) ?? [];
    return { id, text: rest, number };
  });
}

type TitledPart = BlockView & { anchor: string; title: string };

function isTitledPart(block: BlockView): block is TitledPart {
  return block.type !== "hero" && !isClosing(block) && Boolean(block.anchor && block.title);
}

function headingsInText(blocks: BlockView[]): { id: string; text: string }[] {
  return blocks.flatMap((block) => (block.type === "richText" && !block.title ? block.headings : []));
}
