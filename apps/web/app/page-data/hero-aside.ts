import type { HeroLayout } from "../blocks/hero/hero-looks";
import type { HeroAsideView } from "../blocks/hero/view";
import type { BlockView } from "../blocks/registry";

/** Parts of a document that fit on its cover. */
const coverParts = 5;

/**
 * What the opening of a page shows of the page itself: the steps it goes through, or the parts of the document it
 * offers. Undefined where the layout shows neither, or the page has nothing of the kind.
 */
export function heroAside(layout: HeroLayout | undefined, blocks: BlockView[]): HeroAsideView | undefined {
  if (layout === "outline" || layout === "route") {
    const steps = blocks.find((block) => block.type === "steps");
    return steps && { type: "outline", steps: steps.items.map(({ title }) => title) };
  }
  if (layout === "cover") {
    const parts = blocks.flatMap((block) =>
      block.type === "info" || block.type === "bullets" || block.type === "comparison" || block.type === "steps"
        ? [block.title]
        : [],
    );
    const drawing = blocks.some((block) => block.type === "figures") ? "chart" : "sheet";
    return { type: "cover", drawing, parts: parts.slice(0, coverParts) };
  }
  return undefined;
}
