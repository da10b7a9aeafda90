import type { Stored } from "../model/convert.ts";

/** Said of a figure that editors entered before figures had a kind. */
const unknownSource = { de: "Quelle noch nicht angegeben", en: "source not stated yet" };

/**
 * Gives figures of an earlier release, which knew no kinds, the basis that the content folder states for them. A figure
 * that it does not know counts as a fact about the company whose source is still to be said.
 * @param entries the register, id → figure
 * @param known the register of the content folder
 * @returns the register with a basis for each figure; undefined when each has one
 */
export function withFigureBasis(entries: Stored, known: Stored): Stored | undefined {
  const figures = Object.entries(entries) as [string, Stored][];
  if (figures.every(([, { kind }]) => kind)) return undefined;
  return Object.fromEntries(
    figures.map(([id, figure]) => {
      if (figure.kind) return [id, figure];
      const { value, label } = figure;
      const basis = (known[id] as Stored | undefined) ?? { kind: "companyFact", source: unknownSource };
      return [id, { ...basis, value, label }];
    }),
  );
}
