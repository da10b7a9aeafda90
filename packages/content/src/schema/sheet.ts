import { z } from "zod";
import { says } from "./says.ts";
import { line } from "./text.ts";

/** Widest and longest table that still reads on one screen and prints on a few pages. */
const most = { columns: 8, rows: 40 };

const sheet = z.strictObject({
  title: line(80),
  text: line(240),
  columns: z.array(line(40)).min(2).max(most.columns),
  rows: z
    .array(z.strictObject({ cells: z.array(line(140)).min(1).max(most.columns) }))
    .min(2)
    .max(most.rows),
});

export type Sheet = z.infer<typeof sheet>;

/**
 * A table to take away from an article, as CSV and PDF. A row may end before its last columns: what is missing there is
 * for the reader to fill in.
 */
export const sheetSchema = sheet.refine((value) => tooLong(value) === undefined, {
  path: ["rows"],
  ...says((value) => {
    const { row, cells, columns } = tooLong(value as Sheet) ?? {};
    return {
      de: `hat in Zeile ${row} ${cells} Zellen, die Tabelle aber nur ${columns} Spalten`,
      en: `has ${cells} cells in row ${row}, the table only ${columns} columns`,
    };
  }),
});

/** The first row with more cells than there are columns. */
function tooLong({ columns, rows }: Sheet) {
  const index = rows.findIndex(({ cells }) => cells.length > columns.length);
  return index < 0 ? undefined : { row: index + 1, cells: rows[index]?.cells.length, columns: columns.length };
}
