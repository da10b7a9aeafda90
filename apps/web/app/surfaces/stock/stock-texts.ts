import type { Tone } from "../signal/signal";

/** A part in stock; the bar runs up to the maximum level, the mark stands at the reorder point. */
export type StockItem = {
  number: string;
  name: string;
  place: string;
  stock: number;
  reorderAt: number;
  max: number;
  status: string;
  tone: Tone;
};

/** What a stockroom says: parts against their reorder points, and the proposal for the first of them. */
export type StockTexts = {
  label: string;
  title: string;
  context: string;
  columns: string[];
  items: StockItem[];
  /** State of the first part before each of the two withdrawals of the story, of one piece each. */
  before: [available: string, atReorderPoint: string];
  legend: { stock: string; reorder: string };
  proposal: { title: string; part: string; text: string; facts: [name: string, value: string][]; action: string };
};
