import type { Words } from "@waku/i18n/locale";
import Papa from "papaparse";
import type { z } from "zod";
import { placedWords } from "../issue-words.ts";
import type { Problem } from "../problem.ts";

/** How a cell becomes a field: its text, a number, several texts between semicolons, a language of a text. */
type Kind = "text" | "number" | "list" | "de" | "en";
/** Names of a table's columns, in the order in which they are written, and the field that each fills. */
export type Columns = Record<string, { field: string; kind: Kind }>;
/** Where a row stands: the number that spreadsheets show beside it. */
export type Placed<T> = { value: T; row: number };
export type ReadTable<T> = { rows: Placed<T>[]; problems: Problem[] };

/** What a spreadsheet would compute instead of show. */
const formula = /^[=+\-@\t\r]/;
/** Characters that nobody sees: a file that is no table has them. */
const unseen = /\p{Cc}/u;

/**
 * Reads the rows of a CSV text; rows with a problem are left out of the result.
 * @param required columns that must be there, if not all
 */
export function readTable<T>(
  text: string,
  file: string,
  columns: Columns,
  schema: z.ZodType<T>,
  required = Object.keys(columns),
): ReadTable<T> {
  const refused = (message: Words, at?: string): ReadTable<T> => ({ rows: [], problems: [{ file, at, message }] });
  const spoiled = text.indexOf("\uFFFD");
  if (spoiled !== -1) return refused(noUtf8, `row ${text.slice(0, spoiled).split("\n").length}`);
  // Looked at first: with quotes in it, such a table is no CSV at all to the parser.
  const [firstLine = ""] = text.split("\n", 1);
  if (!firstLine.includes(",") && /[;\t|]/.test(firstLine)) return refused(wrongSeparator, "row 1");
  const { data: lines, errors } = Papa.parse<string[]>(text, { delimiter: "," });
  const [fault] = errors;
  if (fault) return refused(noCsv, fault.row === undefined ? undefined : `row ${fault.row + 1}`);
  const [header = [], ...cells] = lines;
  const wrongHeader = headerWords(header, Object.keys(columns), required);
  if (wrongHeader) return refused(wrongHeader, "row 1");
  const read: ReadTable<T> = { rows: [], problems: [] };
  cells.forEach((row, index) => {
    const isEmptyLine = row.length === 1 && row[0] === "";
    if (isEmptyLine) return;
    const { value, problems } = readRow(row, header, columns, schema);
    const number = index + 2;
    if (value !== undefined) read.rows.push({ value, row: number });
    for (const { column, message } of problems)
      read.problems.push({ file, at: column ? `row ${number}, ${column}` : `row ${number}`, message });
  });
  return read;
}

type RowProblem = { column?: string | undefined; message: Words };

function readRow<T>(cells: string[], header: string[], columns: Columns, schema: z.ZodType<T>) {
  if (cells.length !== header.length) return { problems: [{ message: wrongLength(cells.length, header.length) }] };
  const raw: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  header.forEach((column, index) => {
    const cell = cells[index] ?? "";
    const { field, kind } = columns[column] ?? { field: column, kind: "text" };
    if (formula.test(cell)) problems.push({ column, message: noFormula(cell) });
    else if (unseen.test(cell)) problems.push({ column, message: noUnseen });
    else if (kind === "list") raw[field] = cell === "" ? [] : cell.split(";").map((part) => part.trim());
    else if (cell === "") return;
    else if (kind === "text") raw[field] = cell;
    else if (kind === "number") {
      if (plainNumber.test(cell)) raw[field] = Number(cell);
      else problems.push({ column, message: noNumber(cell) });
    } else raw[field] = { ...(raw[field] as object | undefined), [kind]: cell };
  });
  if (problems.length > 0) return { problems };
  const result = schema.safeParse(raw, { reportInput: true });
  if (result.success) return { value: result.data, problems };
  const columnOf = (path: PropertyKey[]) =>
    Object.keys(columns).find((name) => {
      const { field, kind } = columns[name] ?? {};
      return field === path[0] && (kind === path[1] || (kind !== "de" && kind !== "en"));
    });
  return {
    problems: result.error.issues
      .flatMap(placedWords)
      .map(({ path, words }): RowProblem => ({ column: columnOf(path), message: words })),
  };
}

const plainNumber = /^\d+(?:\.\d+)?$/;

/** What is wrong with a header, if anything is. */
function headerWords(header: string[], names: string[], required: string[]): Words | undefined {
  const missing = required.filter((name) => !header.includes(name));
  const unknown = header.filter((name) => !names.includes(name));
  const twice = header.filter((name, index) => header.indexOf(name) !== index);
  if (missing.length + unknown.length + twice.length === 0) return undefined;
  const tell = (words: [label: string, names: string[]][]) =>
    words.flatMap(([label, list]) => (list.length > 0 ? [`${label}: ${list.join(", ")}`] : [])).join("; ");
  return {
    de: `hat nicht die erwarteten Spalten (${tell([
      ["es fehlt", missing],
      ["unbekannt", unknown],
      ["doppelt", twice],
    ])})`,
    en: `does not have the expected columns (${tell([
      ["missing", missing],
      ["unknown", unknown],
      ["twice", twice],
    ])})`,
  };
}

const noUtf8: Words = {
  de: "ist nicht in UTF-8 geschrieben; in der Tabellenkalkulation „CSV UTF-8“ als Format wählen",
  en: "is not written in UTF-8; choose the format “CSV UTF-8” in the spreadsheet program",
};
const wrongSeparator: Words = {
  de: "trennt Spalten nicht mit Kommas; mit dem Trennzeichen Komma neu speichern",
  en: "does not separate columns by commas; save it again with a comma as separator",
};
const noCsv: Words = {
  de: "ist kein gültiges CSV: bitte prüfen, ob jedes Anführungszeichen ein Gegenstück hat",
  en: "is not valid CSV: check that every quote has its counterpart",
};
const wrongLength = (has: number, needs: number): Words => ({
  de: `hat ${has} Zellen statt ${needs}; Text mit Kommas gehört in Anführungszeichen`,
  en: `has ${has} cells instead of ${needs}; text with commas belongs in quotes`,
});
const noFormula = (cell: string): Words => ({
  de: `darf nicht mit „${cell.charAt(0).trim()}“ beginnen: Tabellenkalkulationen würden es als Formel ausführen`,
  en: `must not begin with "${cell.charAt(0).trim()}": spreadsheet programs would run it as a formula`,
});
const noUnseen: Words = {
  de: "enthält einen Zeilenumbruch oder ein anderes Zeichen, das man nicht sieht; bitte löschen",
  en: "holds a line break or another character that cannot be seen; please delete it",
};
const noNumber = (cell: string): Words => ({
  de: `muss eine Zahl mit Dezimalpunkt und ohne Einheit sein, nicht „${cell}“`,
  en: `must be a number with a decimal point and without a unit, not "${cell}"`,
});

/** The same rows as CSV text, as `readTable` reads it. */
export function writeTable(rows: object[], columns: Columns): string {
  const names = Object.keys(columns);
  const lines = rows.map((row) => names.map((name) => cellOf(row as Record<string, unknown>, columns[name])));
  return [names, ...lines].map((cells) => `${cells.map(quoted).join(",")}\n`).join("");
}

function cellOf(row: Record<string, unknown>, column: Columns[string] | undefined): string {
  if (!column) return "";
  const value = row[column.field];
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.join("; ");
  if (column.kind === "de" || column.kind === "en") return String((value as Words)[column.kind]);
  return String(value);
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
