/** A bar split into shares of 100; the first `counted` of them are what its number says. */
type ShareBar = { name: string; shares: number[] };

/** What three charts say: bars of shares, a line over time, a map of places and hours. */
export type ChartsTexts = {
  label: string;
  title: string;
  context: string;
  use: { title: string; value: string; shares: string[]; counted: number; bars: ShareBar[] };
  /** The line's values, between the lowest and highest of its scale. */
  trend: {
    title: string;
    value: string;
    change: string;
    axis: [first: string, last: string];
    values: number[];
    scale: [lowest: number, highest: number];
  };
  /** Counts for each zone, hour by hour. */
  stops: { title: string; value: string; zones: string[]; hours: string[]; counts: number[][]; finding: string };
};
