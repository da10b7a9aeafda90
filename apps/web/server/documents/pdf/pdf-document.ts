import type { Locale } from "@waku/i18n/locale";

/** What a PDF says and what each part of it is; document.typ decides how it looks. Plain data. */
export type PdfDocument = {
  locale: Locale;
  title: string;
  /** Line under the title: date, facts. */
  subtitle: string;
  brand: string;
  product: string;
  /** Where the document comes from, for its foot. */
  address: string;
  /** A sheet is dense, so that its tables stand on one page; a text is made for reading. */
  look: "sheet" | "text";
  /** Printed across the paper, for wide tables. */
  isAcross?: boolean;
  body: PdfBlock[];
};

export type PdfBlock =
  /** The title of the document has level 1. */
  | { type: "heading"; level: 2 | 3; words: PdfWords }
  | { type: "paragraph"; look?: "lead" | "note"; words: PdfWords }
  /** Points have a dot, a box to tick off, a line below or their number, which begins at `start`. */
  | { type: "list"; mark: "dot" | "box" | "line"; items: PdfBlock[][] }
  | { type: "list"; mark: "number"; start: number; items: PdfBlock[][] }
  | { type: "quote"; body: PdfBlock[] }
  | PdfTable
  /** Parts beside each other, read from left to right. */
  | { type: "columns"; columns: PdfBlock[][] };

type PdfTable = {
  type: "table";
  columns: {
    title: string;
    /** Share of the width; a column without one is as wide as its longest cell. */
    share?: number;
    /** Figures stand at the end of their column, below each other. */
    isFigure?: boolean;
  }[];
  rows: PdfRow[];
};

type PdfRow = {
  cells: string[];
  /** Small line under the first cell. */
  note?: string;
  isTotal?: boolean;
};

/** Words in a line. A text holds no line break; `{ type: "break" }` is one. */
export type PdfWords = (
  | string
  | { type: "strong" | "emphasis"; words: PdfWords }
  | { type: "link"; href: string; words: PdfWords }
  | { type: "break" }
)[];
