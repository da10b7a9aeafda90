import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError, runCommand } from "@waku/command";
import { homeZone } from "../schema/time-zone.ts";
import { formatProblem } from "../source/problem.ts";
import { type CellChange, planImport } from "../source/robots/plan-import.ts";
import {
  manufacturersFile,
  readManufacturers,
  readRobots,
  robotsFile,
  writeManufacturers,
  writeRobots,
} from "../source/robots/robot-tables.ts";
import { contentFolder } from "./content-folder.ts";

const usage = `npm run robots:import -- FILE.csv [--accept ID,… | --accept-all] [--dry-run] [--folder FOLDER]

Adds new robots to content/shared/robots.csv. Rows that change what is known are listed and only taken over when
accepted; an empty cell changes nothing. See docs/editing.md, "Robots".`;

const options = {
  accept: { type: "string", default: "" },
  "accept-all": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  folder: { type: "string" },
} as const;

/** Says what it does with every row, and writes all of it or nothing. */
await runCommand({ usage, options, words: [1, 1] }, ({ values, words: [file = ""] }) => {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const folder = contentFolder(values.folder);
  const robots = readRobots(textOf(join(folder, robotsFile), writeRobots([])));
  const manufacturers = readManufacturers(textOf(join(folder, manufacturersFile), writeManufacturers([])));
  const unsound = [...robots.problems, ...manufacturers.problems];
  if (unsound.length > 0)
    throw refusal(["The tables of the content have to be mended first:", ...unsound.map(formatProblem)]);
  const known = {
    robots: robots.rows.map(({ value }) => value),
    manufacturers: manufacturers.rows.map(({ value }) => value),
  };
  const accepted = values["accept-all"] ? "all" : new Set(values.accept.split(",").filter((id) => id !== ""));
  const plan = planImport(textOf(file), file, known, accepted, today());
  if (plan.problems.length > 0) throw refusal([...plan.problems.map(formatProblem), "Nothing was imported."]);

  const tell = (title: string, rows: { id: string; changes: CellChange[] }[]) => {
    if (rows.length > 0) console.log(title);
    for (const { id, changes } of rows)
      for (const change of changes)
        console.log(`  ${id}, ${change.column}: ${change.old || "(empty)"} → ${change.new || "(empty)"}`);
  };
  if (plan.addedMakers.length > 0) console.log(`New makers: ${plan.addedMakers.join(", ")}`);
  if (plan.added.length > 0) console.log(`New robots: ${plan.added.join(", ")}`);
  tell("Changed, as accepted:", plan.changed);
  tell("Not taken over; accept with --accept ID,… or --accept-all:", plan.waiting);
  if (plan.conflicts.length > 0) console.log("Contradictions, to be mended in the file:");
  for (const { row, reason } of plan.conflicts) console.log(`  row ${row}: ${reason}`);
  if (accepted !== "all") {
    const told = new Set([...plan.added, ...plan.same, ...[...plan.changed, ...plan.waiting].map(({ id }) => id)]);
    for (const id of accepted) if (!told.has(id)) console.log(`Accepted, but not in the file: ${id}`);
  }
  const written = plan.added.length + plan.changed.length;
  if (written > 0 && !values["dry-run"]) {
    // The makers first: a robot must never name one that is not there.
    replace(join(folder, manufacturersFile), writeManufacturers(plan.data.manufacturers));
    replace(join(folder, robotsFile), writeRobots(plan.data.robots));
  }
  console.log(
    `${values["dry-run"] ? "Would write" : "Wrote"} ${written} rows (${plan.added.length} new, ${plan.changed.length} changed); ` +
      `${plan.same.length} the same, ${plan.waiting.length} waiting, ${plan.conflicts.length} contradicting.`,
  );
  if (plan.waiting.length + plan.conflicts.length > 0) process.exitCode = 1;
});

/** The day it is where the company is at home. */
function today(): string {
  // Canada writes days as the table does.
  return new Intl.DateTimeFormat("en-CA", { timeZone: homeZone }).format(new Date());
}

/** Bytes that are no UTF-8 become characters that the table's reader refuses. */
function textOf(path: string, none = ""): string {
  return existsSync(path) ? readFileSync(path, "utf8") : none;
}

/** At once or not at all. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function refusal(lines: string[]): CommandError {
  return new CommandError(lines.join("\n"));
}
