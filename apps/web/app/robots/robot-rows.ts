import { robotNumbers } from "@waku/content/robot-names";
import type { Manufacturer } from "@waku/content/schema";
import type { RobotRow } from "./finder/finder-view";
import type { ListedRobot } from "./model/filter";

const names = new WeakMap<Manufacturer[], Map<string, string>>();

/** Name of a maker by id. */
export function makerName(manufacturers: Manufacturer[], id: string): string {
  let known = names.get(manufacturers);
  if (!known) {
    known = new Map(manufacturers.map((manufacturer) => [manufacturer.id, manufacturer.name]));
    names.set(manufacturers, known);
  }
  return known.get(id) ?? id;
}

/** A robot as a row of a list. @param manufacturers left out where all rows have the same maker */
export function robotRow(robot: ListedRobot, manufacturers?: Manufacturer[]): RobotRow {
  const { id, model, type, status, manufacturer } = robot;
  const values = Object.fromEntries(
    robotNumbers.flatMap((number) => (robot[number] === undefined ? [] : [[number, robot[number]]])),
  );
  const maker = manufacturers && makerName(manufacturers, manufacturer);
  return { id, model, type, status, values, ...(maker !== undefined && { maker }) };
}
