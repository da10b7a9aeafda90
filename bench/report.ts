import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

/** One line of a table; columns stand in the order of the first line's keys. */
export type Row = Record<string, string | number>;

const resultsDir = join(import.meta.dirname, "results");

/** Prints lines as a table, numbers to the right. */
export function printTable(title: string, rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => String(row[column] ?? "")));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...lines.map((cells) => cells[index]?.length ?? 0)),
  );
  const isNumber = columns.map((column) => rows.some((row) => typeof row[column] === "number"));
  const format = (cells: string[]) =>
    cells
      .map((cell, index) => (isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join("  ");
  console.log(`\n${title}`);
  console.log(format(columns));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const cells of lines) console.log(format(cells));
}

/** Something measured against what it should be. */
export type Bar = { name: string; measured: string | number; bar: string; isMet: boolean };

export function printBars(bars: Bar[]): void {
  printTable(
    "Bars",
    bars.map(({ name, measured, bar, isMet }) => ({ bar: name, measured, "to reach": bar, met: isMet ? "yes" : "NO" })),
  );
}

/** Writes a run with the machine it ran on to `bench/results/<name>.json`, replacing the last one. */
export async function writeResult(name: string, result: object): Promise<void> {
  const file = join(resultsDir, `${name}.json`);
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model, loadAverage: loadavg()[0], node: process.version };
  await mkdir(resultsDir, { recursive: true });
  await writeFile(file, `${JSON.stringify({ date: new Date().toISOString(), machine, ...result }, null, 2)}\n`);
  console.log(`\nWritten to bench/results/${name}.json`);
}

/** Value below which the given share (0 to 1) of the numbers lies. */
export function quantile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(numbers: number[]): number {
  return quantile(numbers, 0.5);
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
