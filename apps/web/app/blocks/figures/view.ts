import type { FigureKind } from "@waku/content/schema";
import type { Heading } from "../heading";

/** A figure with its kind, where it comes from, and where the page of the register says how it is measured. */
export type FigureView = {
  id: string;
  value: string;
  /** The per cent it states, if it is such a figure. */
  percent?: number;
  label: string;
  kind: FigureKind;
  source?: string;
  href?: string;
};

export type FiguresBlockView = Heading & { type: "figures"; figures: FigureView[] };
