import type { StockItem } from "./stock-texts";

type ItemTexts = Pick<StockItem, "name" | "status">;

/** Puts the words of one language to the levels that are the same in both. */
export function withLevels(levels: readonly Omit<StockItem, keyof ItemTexts>[]) {
  return (texts: ItemTexts[]): StockItem[] =>
    levels.map((level, index) => ({ ...level, ...(texts[index] ?? { name: level.number, status: "" }) }));
}
