import { checkRobotData, modelKey, toldColumns } from "../../check/rules/robots.ts";
import { type Manufacturer, type Robot, type RobotData, writeChange } from "../../schema/index.ts";
import type { Problem } from "../problem.ts";
import { cellText, type ImportedRobot, readImportedRobots, robotColumn } from "./robot-tables.ts";
import type { Placed } from "./table.ts";

/** What one cell says now and in the table to import. */
export type CellChange = { column: string; old: string; new: string };
/** What an import does with each row; a row stands in one list only. */
export type ImportPlan = {
  added: string[];
  /** Rows whose changes were accepted, and those that wait for it. */
  changed: { id: string; changes: CellChange[] }[];
  waiting: { id: string; changes: CellChange[] }[];
  same: string[];
  /** Rows that contradict another row; nobody can accept them, the table has to be mended. */
  conflicts: { row: number; reason: string }[];
  addedMakers: string[];
  /** Why nothing may be written. */
  problems: Problem[];
  /** All rows after the import, sorted by id. */
  data: RobotData;
};

/**
 * What becomes of the tables when another one is imported. New rows come in, changed ones only when accepted, and what
 * a row leaves empty changes nothing.
 * @param accepted ids of rows whose changes are wanted
 * @param today the day from which new and changed rows count, `YYYY-MM-DD`
 */
export function planImport(
  text: string,
  file: string,
  { robots, manufacturers }: RobotData,
  accepted: "all" | ReadonlySet<string>,
  today: string,
): ImportPlan {
  const { rows, problems } = readImportedRobots(text, file);
  const plan: Omit<ImportPlan, "data"> = {
    added: [],
    changed: [],
    waiting: [],
    same: [],
    conflicts: [],
    addedMakers: [],
    problems,
  };
  const makers = new Map(manufacturers.map((maker) => [maker.id, maker]));
  const known = new Map(robots.map((robot) => [robot.id, robot]));
  const models = new Map(robots.map((robot) => [modelKey(robot), robot.id]));
  const seen = new Map<string, number>();
  for (const { value, row } of rows) {
    const conflict = conflictOf({ value, row }, seen, models, makers);
    seen.set(value.id, row);
    if (conflict) {
      plan.conflicts.push({ row, reason: conflict });
      continue;
    }
    if (!makers.has(value.manufacturer)) {
      makers.set(value.manufacturer, makerOf(value));
      plan.addedMakers.push(value.manufacturer);
    }
    const old = known.get(value.id);
    const next = merged(old, value);
    const changes = old ? changesOf(old, next) : [];
    if (!old) plan.added.push(value.id);
    else if (changes.length === 0) plan.same.push(value.id);
    else if (accepted === "all" || accepted.has(value.id)) plan.changed.push({ id: value.id, changes });
    else {
      plan.waiting.push({ id: value.id, changes });
      continue;
    }
    known.set(value.id, dated(next, old && changes, today));
    models.set(modelKey(next), value.id);
  }
  const data = { robots: byId([...known.values()]), manufacturers: byId([...makers.values()]) };
  return { ...plan, problems: [...problems, ...checkRobotData(data)], data };
}

/** Why a row cannot be taken, whatever is accepted. */
function conflictOf(
  { value, row }: Placed<ImportedRobot>,
  seen: Map<string, number>,
  models: Map<string, string>,
  makers: Map<string, Manufacturer>,
): string | undefined {
  const before = seen.get(value.id);
  if (before !== undefined) return `"${value.id}" stands in row ${before} already (row ${row})`;
  const same = models.get(modelKey(value));
  if (same !== undefined && same !== value.id)
    return `"${value.id}" is the model that is known as "${same}"; use that id`;
  const maker = makers.get(value.manufacturer);
  if (!maker && (value.manufacturerName === undefined || value.manufacturerCountry === undefined))
    return `the maker "${value.manufacturer}" is not known; add the columns manufacturer_name and manufacturer_country`;
  if (maker && value.manufacturerName !== undefined && value.manufacturerName !== maker.name)
    return `the maker "${maker.id}" is known as "${maker.name}", not "${value.manufacturerName}"`;
  if (maker && value.manufacturerCountry !== undefined && value.manufacturerCountry !== maker.country)
    return `the maker "${maker.id}" is at home in ${maker.country}, not ${value.manufacturerCountry}`;
  return undefined;
}

function makerOf({ manufacturer, manufacturerName, manufacturerCountry }: ImportedRobot): Manufacturer {
  return { id: manufacturer, name: manufacturerName ?? manufacturer, country: manufacturerCountry ?? "" };
}

/** A row with what is said of it in the feed of changes. @param changes undefined for a new row */
function dated(robot: Robot, changes: CellChange[] | undefined, today: string): Robot {
  if (!changes) return { ...robot, added: today };
  const told = changes.flatMap(({ column, old, new: to }) =>
    toldColumns.includes(column) ? [writeChange({ day: today, column, from: old, to })] : [],
  );
  return told.length > 0 ? { ...robot, changes: [...(robot.changes ?? []), ...told] } : robot;
}

/** A known row with everything that the imported one states; when which row changed is for the import to say. */
function merged(old: Robot | undefined, row: ImportedRobot): Robot {
  const { manufacturerName, manufacturerCountry, added, changes, ...robot } = row;
  const stated = Object.entries(robot).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return { status: "available", navigation: [], protocols: [], ...old, ...Object.fromEntries(stated) } as Robot;
}

function changesOf(old: Robot, next: Robot): CellChange[] {
  return (Object.keys(next) as (keyof Robot)[]).flatMap((field): CellChange[] => {
    const [before, after] = [cellText(old[field]), cellText(next[field])];
    return before === after ? [] : [{ column: robotColumn(field), old: before, new: after }];
  });
}

function byId<T extends { id: string }>(rows: T[]): T[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
