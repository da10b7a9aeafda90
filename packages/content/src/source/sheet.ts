import type { Sheet } from "../schema/index.ts";
import type { Entry } from "./content-source.ts";

/** The table that an article gives to take away, if it has one. */
export function sheetOf(entry: Entry): Sheet | undefined {
  return entry.kind === "item" && entry.collection === "article"
    ? (entry.fields.sheet as Sheet | undefined)
    : undefined;
}

/** Heads and rows, every row as long as the heads. */
export function sheetTable({ columns, rows }: Sheet): string[][] {
  return [columns, ...rows.map(({ cells }) => columns.map((_, index) => cells[index] ?? ""))];
}

/** A sheet as the last section of its article. */
export function sheetMarkdown(sheet: Sheet): string {
  const [heads = [], ...rows] = sheetTable(sheet).map((row) => row.map(escaped));
  const lines = [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  return `## ${escaped(sheet.title)}\n\n${escaped(sheet.text)}\n\n${lines.join("\n")}\n`;
}

/** Plain text as Markdown that says the same. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~&]/g, "\\$&");
}
