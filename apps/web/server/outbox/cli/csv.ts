/**
 * Rows as CSV (RFC 4180, with a byte-order mark so that spreadsheets read UTF-8).
 * Cells that a spreadsheet would run as a formula are neutralised by an apostrophe; telephone numbers and
 * negative amounts, which begin with the same signs, stay as they are.
 */
export function toCsv(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(value: string): string {
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets skip leading blanks before they look for a formula. */
function isFormula(value: string): boolean {
  return /^\s*[=+\-@\t\r]/.test(value) && !/^\s*[+-][\d\s()./,-]*[€%]?$/.test(value);
}
