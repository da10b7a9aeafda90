/**
 * Rows as CSV (RFC 4180, with a byte-order mark so that spreadsheets read UTF-8).
 * What a spreadsheet would run as a formula is neutralised by an apostrophe, also behind marks at which some of them
 * (German ones at semicolons) begin another cell; telephone numbers and negative amounts, which begin with the same
 * signs, stay as they are.
 */
export function toCsv(rows: string[][], separator: Separator = ","): string {
  return byteOrderMark + rows.map((row) => csvLine(row, separator)).join("");
}

/** Spreadsheets expect semicolons where numbers have decimal commas. */
type Separator = "," | ";";

/** Begins a file; one row after the other may follow. */
export const byteOrderMark = "\uFEFF";

export function csvLine(row: string[], separator: Separator = ","): string {
  return `${row.map(cell).join(separator)}\r\n`;
}

/** Where one program or another begins a new cell or row; kept as a part of its own. */
const cellBreak = /([;\t\r\n])/;

function cell(value: string): string {
  // A cell that begins with breaks is marked at its very beginning, too: other programs skip them.
  const safe = (isFormula(value) && /^[\t\r\n]/.test(value) ? `'${value}` : value)
    .split(cellBreak)
    .map((part) => (isFormula(part) ? `'${part}` : part))
    .join("");
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets skip what shows nothing before they look for a formula, and some read full-width signs. */
function isFormula(value: string): boolean {
  return /^[\s\p{Z}\p{C}]*[=+\-@]/u.test(value.normalize("NFKC")) && !/^\s*[+-][\d\s()./,-]*[€%]?$/.test(value);
}
