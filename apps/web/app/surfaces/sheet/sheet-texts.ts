type Figure = { name: string; value: string; change: string; isBetter: boolean };
/** A cause of standstill and what it cost; the longest bar is the first. */
type Cause = [name: string, cost: number];

/** What a report says: figures, causes, a comparison of places, a recommendation, and whom it reaches. */
export type SheetTexts = {
  label: string;
  title: string;
  context: string;
  heading: string;
  period: string;
  figures: Figure[];
  causes: string;
  /** Largest first, in hours or minutes. */
  causeList: Cause[];
  unit: "h" | "min";
  sites: { columns: string[]; rows: string[][] };
  finding: { title: string; text: string };
  delivery: {
    title: string;
    rows: [name: string, value: string][];
    /** What the last row says while the report is being sent. */
    before: string;
  };
};
