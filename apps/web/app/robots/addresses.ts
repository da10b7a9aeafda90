import { robotTypes } from "@waku/content/robot-names";
import type { Manufacturer, Robot, RobotData, RobotType } from "@waku/content/schema";
import { oncePerData } from "./model/once-per-data.ts";

/** Path of a robot's page below the language prefix. */
export function robotPath(id: string): string {
  return `robots/${id}`;
}

/** Path of a maker's page below the language prefix. */
export function makerPath(id: string): string {
  return `robots/makers/${id}`;
}

/** Path of the page of a type of robot below the language prefix. */
export function typePath(type: RobotType): string {
  return `robots/types/${type}`;
}

type Place =
  | { kind: "robot"; robot: Robot }
  | { kind: "maker"; manufacturer: Manufacturer }
  | { kind: "type"; type: RobotType };

type Index = { robots: Map<string, Robot>; manufacturers: Map<string, Manufacturer>; types: Set<RobotType> };

/** Robots, makers and types by name. */
export const robotIndex = oncePerData(
  ({ robots, manufacturers }: RobotData): Index => ({
    robots: new Map(robots.map((robot) => [robot.id, robot])),
    manufacturers: new Map(manufacturers.map((manufacturer) => [manufacturer.id, manufacturer])),
    types: new Set(robots.map(({ type }) => type)),
  }),
);

/** What a path below the language prefix is the page of, among those that no document makes. */
export function robotPlace(path: string, data: RobotData): Place | undefined {
  const [, group, name = ""] = /^robots\/(?:(makers|types)\/)?([a-z0-9-]+)$/.exec(path) ?? [];
  const { robots, manufacturers, types } = robotIndex(data);
  if (group === "makers") {
    const manufacturer = manufacturers.get(name);
    return manufacturer && { kind: "maker", manufacturer };
  }
  if (group === "types") {
    const type = robotTypes.find((known) => known === name);
    return type && types.has(type) ? { kind: "type", type } : undefined;
  }
  const robot = robots.get(name);
  return robot && { kind: "robot", robot };
}

/** Paths of all pages of robots, makers and types that there are. */
export function robotPaths(data: RobotData): string[] {
  const { robots, manufacturers, types } = robotIndex(data);
  return [
    ...[...types].map(typePath),
    ...[...manufacturers.keys()].map(makerPath),
    ...[...robots.keys()].map(robotPath),
  ];
}
