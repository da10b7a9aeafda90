import { type RobotNumber, robotNumbers } from "@waku/content/robot-names";
import type { Robot, RobotData } from "@waku/content/schema";
import { plainLine } from "@waku/i18n/plain-text";
import type { Query } from "../../context/query";

/** So many models fit beside each other on a screen and on paper. */
const maxCompared = 6;

/** Parameter that names them. */
export const modelsParam = "models";

/** What of an address of a comparison could not be shown; the rest is. */
type ComparisonIssue =
  | { kind: "unknownRobot"; id: string }
  | { kind: "twice"; id: string }
  /** `left` are the ones beyond the limit, so that nothing is lost unseen. */
  | { kind: "tooManyRobots"; limit: number; left: string[] };

/** The models that an address compares: `?models=one,other`, or one parameter each. Never throws. */
export function readComparison(search: Query, { robots }: Pick<RobotData, "robots">) {
  // Far more than can be shown is not even looked up.
  const given = search
    .getAll(modelsParam)
    .flatMap((value) => value.slice(0, 2_000).split(","))
    .map(plainLine)
    .filter((id) => id !== "")
    .slice(0, 50);
  const issues: ComparisonIssue[] = [];
  const chosen: Robot[] = [];
  const left: string[] = [];
  for (const id of given) {
    const robot = robots.find((one) => one.id === id);
    if (!robot) issues.push({ kind: "unknownRobot", id: id.slice(0, 60) });
    else if (chosen.includes(robot) || left.includes(id)) issues.push({ kind: "twice", id });
    else if (chosen.length === maxCompared) left.push(id);
    else chosen.push(robot);
  }
  if (left.length > 0) issues.push({ kind: "tooManyRobots", limit: maxCompared, left });
  return { robots: chosen, issues };
}

/** The address that compares some models; commas keep it readable and short enough to send. */
export function comparisonHref(ids: string[], path = ""): string {
  return ids.length === 0 ? path : `${path}?${modelsParam}=${ids.map(encodeURIComponent).join(",")}`;
}

/** The rows of a comparison: what kinds of values there are, then numbers. */
const comparedKeys = ["manufacturer", "type", "status", ...robotNumbers, "navigation", "protocols"] as const;
type ComparedKey = (typeof comparedKeys)[number];

export type ComparedRow = {
  key: ComparedKey;
  /** One per model; undefined where it was not read. */
  values: (string | number | string[] | undefined)[];
  /** Whether two known values differ: what was not read is no difference. */
  differs: boolean;
  /** Places of the best known value, where more is better and at least two known values differ. */
  best: number[];
  /** How many models have no known value here. */
  missing: number;
};

/** Weight is no merit by itself, and more joints are not better; what carries, reaches, drives or lasts more is. */
const moreIsBetter: readonly ComparedKey[] = [
  "payloadKg",
  "reachMm",
  "maxSpeedMps",
  "runTimeH",
] satisfies RobotNumber[];

/** All rows of a comparison, those without any known value included. */
export function compareRows(robots: Robot[]): ComparedRow[] {
  return comparedKeys.map((key) => {
    const values = robots.map((robot) => {
      const value = robot[key];
      return Array.isArray(value) && value.length === 0 ? undefined : value;
    });
    const known = values.filter((value) => value !== undefined);
    const differs = new Set(known.map((value) => JSON.stringify(sortedList(value)))).size > 1;
    const numbers = known.filter((value) => typeof value === "number");
    const most = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const hasBest = differs && moreIsBetter.includes(key);
    const best = hasBest ? values.flatMap((value, place) => (value === most ? [place] : [])) : [];
    return { key, values, differs, best, missing: values.length - known.length };
  });
}

const sortedList = (value: string | number | string[]) => (Array.isArray(value) ? value.toSorted() : value);
