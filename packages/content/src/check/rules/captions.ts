import type { Block } from "../../schema/index.ts";
import type { Entry } from "../../source/content-source.ts";
import type { Problem } from "../../source/problem.ts";

/** Whoever sees a drawing of the product is told what to look at in it. */
export function checkCaptions(entry: Entry): Problem[] {
  if (entry.kind !== "page") return [];
  return entry.page.blocks.flatMap((block, index) =>
    drawings(block)
      .filter(({ caption }) => caption === undefined)
      .map(({ at, surface }) => ({
        file: entry.file,
        at: `blocks.${index}${at}`,
        message: {
          de: `zeigt die Produktansicht ${surface} ohne \`caption\`: ein Satz darunter, worauf zu achten ist`,
          en: `shows the product surface ${surface} without a \`caption\`: a sentence below it on what to look at`,
        },
      })),
  );
}

/** The drawings of the product that a block shows, and where in it. */
export function drawings(block: Block): { at: string; surface: string; caption: string | undefined }[] {
  if (block.type === "surface") return [{ at: "", surface: block.surface, caption: block.caption }];
  if (block.type === "showcase")
    return block.items.map(({ surface, caption }, index) => ({ at: `.items.${index}`, surface, caption }));
  if ((block.type === "hero" || block.type === "info") && block.visual)
    return [{ at: "", surface: block.visual, caption: block.caption }];
  return [];
}
