import type { Words } from "@waku/i18n/locale";
import {
  changeCell,
  pagesAmongRobots,
  type Robot,
  type RobotData,
  type RobotNumber,
  type RobotType,
  readChange,
  robotNumbers,
} from "../../schema/index.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";
import { cellText, manufacturersFile, robotColumn, robotField, robotsFile } from "../../source/robots/robot-tables.ts";

/** Addresses below /robots that are no models. */
const reservedIds = [...pagesAmongRobots.map((path) => path.slice("robots/".length)), "makers", "types"];

type Span = [min: number, max: number];

/**
 * What is believable, type by type; far enough that a true value passes, near enough that grams, pounds or miles
 * typed as kilograms and meters mostly do not.
 */
const spans: Record<RobotType, Partial<Record<RobotNumber, Span>>> = {
  amr: { payloadKg: [1, 20_000], maxSpeedMps: [0.1, 8], weightKg: [0.5, 10_000], runTimeH: [0.5, 48] },
  agv: { payloadKg: [5, 200_000], maxSpeedMps: [0.1, 8], weightKg: [10, 50_000], runTimeH: [0.5, 48] },
  "autonomous-forklift": {
    payloadKg: [200, 20_000],
    maxSpeedMps: [0.3, 8],
    weightKg: [200, 20_000],
    runTimeH: [1, 48],
  },
  "mobile-manipulator": { payloadKg: [0.1, 2_000], maxSpeedMps: [0.1, 8], weightKg: [5, 5_000], runTimeH: [0.5, 48] },
  "industrial-arm": { payloadKg: [0.1, 3_000], reachMm: [200, 6_000], weightKg: [1, 15_000], maxSpeedMps: [0.1, 30] },
  cobot: { payloadKg: [0.05, 100], reachMm: [150, 3_000], weightKg: [0.3, 500], maxSpeedMps: [0.1, 10] },
  cleaning: { payloadKg: [1, 1_000], maxSpeedMps: [0.1, 5], weightKg: [2, 3_000], runTimeH: [0.3, 48] },
  serving: { payloadKg: [1, 300], maxSpeedMps: [0.1, 4], weightKg: [5, 500], runTimeH: [1, 48] },
  delivery: { payloadKg: [0.5, 2_000], maxSpeedMps: [0.2, 20], weightKg: [5, 3_000], runTimeH: [0.5, 72] },
  inspection: { payloadKg: [0.1, 2_000], maxSpeedMps: [0.02, 20], weightKg: [0.3, 3_000], runTimeH: [0.2, 72] },
  quadruped: { payloadKg: [0.2, 300], maxSpeedMps: [0.2, 12], weightKg: [1, 500], runTimeH: [0.3, 24] },
  humanoid: { payloadKg: [0.2, 200], maxSpeedMps: [0.1, 12], weightKg: [1, 400], runTimeH: [0.3, 24] },
  drone: { payloadKg: [0.01, 500], maxSpeedMps: [1, 90], weightKg: [0.01, 1_000], runTimeH: [0.05, 48] },
  exoskeleton: { payloadKg: [1, 200], maxSpeedMps: [0.1, 5], weightKg: [0.2, 80], runTimeH: [0.3, 24] },
  other: {},
};

/** The tables of the robot finder: references, duplicates, believable values, and what the figures say of them. */
export function checkRobots({ globals }: Pick<LoadedContent, "globals">): Problem[] {
  const { robots, manufacturers } = globals.robots;
  if (robots.length === 0 && manufacturers.length === 0) return [];
  return [...checkRobotData(globals.robots), ...checkFiguresOfRobots(globals)];
}

/** What is wrong with the tables by themselves; places name the row by its id, since rows with problems are missing. */
export function checkRobotData({ robots, manufacturers }: RobotData): Problem[] {
  const problems: Problem[] = [];
  const add = (file: string, id: string, column: string, message: Words) =>
    problems.push({ file, at: `${id}, ${column}`, message });
  const makers = new Set<string>();
  const makerNames = new Map<string, string>();
  for (const { id, name } of manufacturers) {
    if (makers.has(id)) add(manufacturersFile, id, "id", twice(id));
    makers.add(id);
    const other = makerNames.get(name.toLowerCase());
    if (other !== undefined) add(manufacturersFile, id, "name", sameName(other));
    makerNames.set(name.toLowerCase(), id);
  }
  const used = new Set<string>();
  const ids = new Set<string>();
  const models = new Map<string, string>();
  for (const robot of robots) {
    const { id, manufacturer } = robot;
    used.add(manufacturer);
    if (ids.has(id)) add(robotsFile, id, "id", twice(id));
    ids.add(id);
    if (reservedIds.includes(id)) add(robotsFile, id, "id", reserved(id));
    if (!makers.has(manufacturer)) add(robotsFile, id, "manufacturer", unknownMaker(manufacturer));
    const name = modelKey(robot);
    const other = models.get(name);
    if (other !== undefined && other !== id) add(robotsFile, id, "model", sameModel(other));
    models.set(name, id);
    for (const [field, span] of strayValues(robot))
      add(robotsFile, id, robotColumn(field), outOfSpan(robot, field, span));
    const fault = changesFault(robot);
    if (fault) add(robotsFile, id, "changes", fault);
  }
  for (const { id } of manufacturers) if (!used.has(id)) add(manufacturersFile, id, "id", unusedMaker);
  return problems;
}

/** Columns whose changes are told to those who follow the feed; the others are about where a value was read. */
export const toldColumns: readonly string[] = [
  ...(["model", "type", "status", "navigation", "protocols"] as const),
  ...robotNumbers,
].map(robotColumn);

/** What is wrong with what a row says of its changes: the feed must not tell what the table does not bear out. */
function changesFault(robot: Robot): Words | undefined {
  const { added = "", changes = [] } = robot;
  let day = added;
  const last = new Map<string, string>();
  for (const change of changes.flatMap((text) => readChange(text) ?? [])) {
    if (!toldColumns.includes(change.column)) return noToldColumn(change.column);
    if (change.day < day) return unordered(change.day, day);
    day = change.day;
    last.set(change.column, change.to);
  }
  for (const [column, to] of last) {
    const field = robotField(column);
    const now = changeCell(cellText(field && robot[field]));
    if (now !== to) return notSo(column, to, now);
  }
  return undefined;
}

const noToldColumn = (column: string): Words => ({
  de: `nennt die Spalte „${column}“; möglich: ${toldColumns.join(", ")}`,
  en: `names the column "${column}"; possible: ${toldColumns.join(", ")}`,
});
const unordered = (day: string, before: string): Words => ({
  de: `nennt den ${day} nach dem ${before}; die älteste Änderung gehört an den Anfang, keine vor „added“`,
  en: `has ${day} after ${before}; the oldest change comes first, none before "added"`,
});
const notSo = (column: string, to: string, now: string): Words => ({
  de: `sagt, ${column} sei zuletzt „${to}“ geworden, in der Zelle steht „${now}“; die letzte Änderung ergänzen`,
  en: `says that ${column} became "${to}" last, its cell says "${now}"; add the latest change`,
});

/** Models of one maker that differ in spaces, hyphens or capitals only are one. "+" makes another model. */
export function modelKey({ manufacturer, model }: Pick<Robot, "manufacturer" | "model">): string {
  return `${manufacturer} ${model.toLowerCase().replace(/[\s_-]+/g, "")}`;
}

function strayValues(robot: Robot): [RobotNumber, Span][] {
  return robotNumbers.flatMap((number): [RobotNumber, Span][] => {
    const [value, span] = [robot[number], spans[robot.type][number]];
    return value !== undefined && span && (value < span[0] || value > span[1]) ? [[number, span]] : [];
  });
}

/** The figures of the register that the data has to bear out: at least so many. */
const borneOut = [
  { figure: "robots-compared", of: "robots" },
  { figure: "manufacturers-compared", of: "manufacturers" },
] as const;

/** "Over 300" needs more than 300; "about 100" needs at least nine tenths of it. */
function checkFiguresOfRobots({ figures, robots }: LoadedContent["globals"]): Problem[] {
  return borneOut.flatMap(({ figure, of }): Problem[] => {
    const said = figures[figure]?.value.en;
    const [number] = /\d+/.exec(said?.replaceAll(",", "") ?? "") ?? [];
    if (said === undefined || number === undefined) return [];
    const needed = /about|some|around/i.test(said) ? Math.ceil(Number(number) * 0.9) : Number(number);
    const count = robots[of].length;
    if (count >= needed) return [];
    const file = of === "robots" ? robotsFile : manufacturersFile;
    const message = {
      de: `bestätigt die Zahl „${said}“ nicht mehr: ${count} Zeilen; die Tabelle ergänzen oder die Zahl senken`,
      en: `no longer bears out the figure "${said}": ${count} rows; add to the table or lower the figure (${file})`,
    };
    return [{ file: "shared/figures.yaml", at: `${figure}.value`, message }];
  });
}

const twice = (id: string): Words => ({
  de: `steht zweimal da; jede Zeile braucht eine eigene Kennung, nicht noch einmal „${id}“`,
  en: `stands there twice; each row needs an id of its own, not "${id}" again`,
});
const reserved = (id: string): Words => ({
  de: `kann nicht „${id}“ heißen: unter dieser Adresse steht schon etwas anderes`,
  en: `cannot be "${id}": something else stands at that address already`,
});
const sameName = (other: string): Words => ({
  de: `heißt wie „${other}“; beide Zeilen zu einer machen`,
  en: `has the same name as "${other}"; make one row of both`,
});
const sameModel = (other: string): Words => ({
  de: `ist dasselbe Modell desselben Herstellers wie „${other}“; beide Zeilen zu einer machen`,
  en: `is the same model of the same maker as "${other}"; make one row of both`,
});
const unknownMaker = (id: string): Words => ({
  de: `nennt den Hersteller „${id}“, den ${manufacturersFile} nicht hat`,
  en: `names the maker "${id}", which ${manufacturersFile} does not have`,
});
const unusedMaker: Words = {
  de: "hat kein Modell; die Zeile löschen oder ein Modell ergänzen",
  en: "has no model; delete the row or add a model",
};

function outOfSpan(robot: Robot, field: RobotNumber, [min, max]: Span): Words {
  const value = robot[field];
  return {
    de: `ist mit ${value} für den Typ „${robot.type}“ nicht glaubhaft (${min} bis ${max}); Einheit und Quelle prüfen`,
    en: `is not believable with ${value} for the type "${robot.type}" (${min} to ${max}); check unit and source`,
  };
}
