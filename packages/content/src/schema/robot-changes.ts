/** One cell that says something else since a day; empty where nothing was known. */
export type RobotChange = { day: string; column: string; from: string; to: string };

const written = /^(\d{4}-\d{2}-\d{2}) ([a-z_]+): (.*?) ?→ ?(.*)$/;

/** Reads `2026-12-03 payload_kg: 100 → 120`; undefined for anything else. */
export function readChange(text: string): RobotChange | undefined {
  const [, day, column, from, to] = written.exec(text) ?? [];
  const isDay = day !== undefined && !Number.isNaN(Date.parse(day));
  return isDay && column !== undefined ? { day, column, from: from ?? "", to: to ?? "" } : undefined;
}

/** The text that `readChange` reads. Several values of a cell stand between commas: changes stand between semicolons. */
export function writeChange({ day, column, from, to }: RobotChange): string {
  return `${day} ${column}: ${changeCell(from)} → ${changeCell(to)}`.replaceAll(/ +/g, " ").trim();
}

/** A cell as a change states it. */
export function changeCell(cell: string): string {
  return cell.replaceAll(/\s*;\s*/g, ", ").trim();
}
