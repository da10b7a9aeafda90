/** A value of a comparison, ready to be read. */
type Cell = { text: string; other?: string; isUnknown?: true; isBest?: true };

/** The comparison as its page needs it. */
export type ComparisonView = {
  models: { id: string; model: string; maker: string; href: string; withoutHref: string }[];
  rows: { key: string; label: string; hint?: string; cells: Cell[]; differs: boolean }[];
  /** Says of which values nothing was read for any of the models: they have no row. */
  noneRead?: string;
  /** What of the address could not be shown. */
  issues: string[];
  /** Where the way on leads, once there is something to compare. */
  offerHref: string;
  csvHref: string;
  pdfHref: string;
  finderHref: string;
  /** Where nothing is chosen: comparisons to start with. */
  examples: { label: string; text: string; href: string }[];
};
