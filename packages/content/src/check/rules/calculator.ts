import { figurePercent } from "../../source/figure-percent.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** The figures that the calculator's scenarios name must exist, state a percentage, and rise with ambition. */
export function checkCalculator({ globals }: Pick<LoadedContent, "globals">): Problem[] {
  const file = "shared/calculator.yaml";
  const { calculator, figures } = globals;
  return (["downtime", "productivity", "spareParts"] as const).flatMap((rate): Problem[] => {
    const [expected, ambitious] = (["expected", "ambitious"] as const).map((scenario) =>
      figurePercent(figures[calculator[scenario][rate]]),
    );
    if (expected === undefined)
      return [{ file, at: `expected.${rate}`, message: "must name a figure that states a percentage" }];
    if (ambitious === undefined)
      return [{ file, at: `ambitious.${rate}`, message: "must name a figure that states a percentage" }];
    if (ambitious < expected) return [{ file, at: `ambitious.${rate}`, message: "must not be less than expected" }];
    return [];
  });
}
