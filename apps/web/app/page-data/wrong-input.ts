import type { BlockView } from "../blocks/registry";
import type { Locale } from "../i18n/locale";
import { evaluatePricing } from "../tools/pricing/pricing-form";
import { evaluateRoi } from "../tools/roi-calculator/roi-form";

/** Whether a block shows a tool whose address, as its form wrote it, holds something that it cannot use. */
export function hasWrongInput(block: BlockView, locale: Locale): boolean {
  if (block.type === "calculator") return evaluateRoi(block.form, block.settings, locale).result === undefined;
  if (block.type === "pricing") return evaluatePricing(block.form, block.settings, locale).result === undefined;
  return block.type === "robotFinder" && block.view.result.issues.length > 0;
}
