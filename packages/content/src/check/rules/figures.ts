import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** Every figures block names figures of the register. */
export function checkFigures({ entries, globals }: LoadedContent): Problem[] {
  return [...entries.de, ...entries.en].flatMap((entry) => {
    if (entry.kind !== "page") return [];
    return entry.page.blocks.flatMap((block, index) => {
      if (block.type !== "figures") return [];
      return block.ids.flatMap((id, position): Problem[] => {
        if (Object.hasOwn(globals.figures, id)) return [];
        const at = `blocks.${index}.ids.${position}`;
        const message = {
          de: `„${id}“ ist keine bekannte Kennzahl (shared/figures.yaml)`,
          en: `"${id}" is no known figure (shared/figures.yaml)`,
        };
        return [{ file: entry.file, at, message }];
      });
    });
  });
}
