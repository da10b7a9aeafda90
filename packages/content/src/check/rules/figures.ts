import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** Every figures block names figures of the register; customer results were released by the client they name. */
export function checkFigures(content: Pick<LoadedContent, "entries" | "globals">): Problem[] {
  return [...unreleasedResults(content), ...unknownFigures(content)];
}

function unreleasedResults({ globals }: Pick<LoadedContent, "globals">): Problem[] {
  return Object.entries(globals.figures).flatMap(([id, { client }]) => {
    if (client === undefined) return [];
    const customer = Object.hasOwn(globals.customers, client) ? globals.customers[client] : undefined;
    if (customer?.release && customer.results) return [];
    const message = {
      de: `„${client}“ hat keine Ergebnisse freigegeben (release und results in shared/customers.yaml); bis dahin ist die Zahl ein Richtwert`,
      en: `"${client}" has released no results (release and results in shared/customers.yaml); until then the figure is a guide value`,
    };
    return [{ file: "shared/figures.yaml", at: `${id}.client`, message }];
  });
}

function unknownFigures({ entries, globals }: Pick<LoadedContent, "entries" | "globals">): Problem[] {
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
