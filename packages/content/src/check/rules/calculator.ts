import { figurePercent } from "../../source/figure-percent.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

const noPercentage = {
  de: "muss eine Kennzahl nennen, in der ein Prozentwert steht",
  en: "must name a figure that states a percentage",
};
const tooLow = { de: "darf nicht kleiner sein als unter expected", en: "must not be less than expected" };

/** The figures that the calculator's scenarios name must exist, state a percentage, and rise with ambition. */
export function checkCalculator({ globals }: Pick<LoadedContent, "globals">): Problem[] {
  const file = "shared/calculator.yaml";
  const { calculator, figures } = globals;
  return (["downtime", "productivity", "spareParts"] as const).flatMap((rate): Problem[] => {
    const [expected, ambitious] = (["expected", "ambitious"] as const).map((scenario) =>
      figurePercent(figures[calculator[scenario][rate]]),
    );
    if (expected === undefined) return [{ file, at: `expected.${rate}`, message: noPercentage }];
    if (ambitious === undefined) return [{ file, at: `ambitious.${rate}`, message: noPercentage }];
    if (ambitious < expected) return [{ file, at: `ambitious.${rate}`, message: tooLow }];
    return [];
  });
}
