import type { Locale } from "@waku/i18n/locale";
import { evaluatePricing } from "@waku/pricing";
import { evaluateRoi } from "@waku/roi";
import type { BlockView } from "../blocks/views";

/** Whether a block shows a tool whose address, as its form wrote it, holds something that it cannot use. */
export function hasWrongInput(block: BlockView, locale: Locale): boolean {
  if (block.type === "calculator") return evaluateRoi(block.form, block.settings, locale).result === undefined;
  if (block.type === "pricing") return evaluatePricing(block.form, block.settings, locale).result === undefined;
  return block.type === "robotFinder" && block.view.result.issues.length > 0;
}
