import type { Figure } from "../schema/index.ts";

/** The percentage a figure of the register states ("up to 45%" → 45), undefined when it states none. */
export function figurePercent(figure: Figure | undefined): number | undefined {
  const [, digits] = /(\d{1,3}(?:\.\d{1,2})?)\s*%/.exec(figure?.value.en ?? "") ?? [];
  return digits === undefined ? undefined : Number(digits);
}
