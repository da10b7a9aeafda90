import { type RobotNumber, robotNumbers } from "@waku/content/robot-names";
import type { ListedRobot } from "./filter";
import type { Searched } from "./robot-index";

export type Similar<R extends ListedRobot> = {
  robot: R;
  /** From 0, the same in all that is known, to 1. */
  distance: number;
  /** Values that both have, on which the distance rests. */
  shared: RobotNumber[];
};

/** A value that only one of two robots has counts as half a difference: it might be the same or not. */
const halfKnown = 0.5;

/**
 * The models of the same type whose values are closest, among those that are available. Values are compared as ratios
 * (twice as heavy is as far from 50 kg as from 500 kg), against the widest ratio within the type.
 */
export function similarRobots<R extends ListedRobot>(data: Searched<R>, robot: R, count = 4): Similar<R>[] {
  const spans = logSpans(data, robot.type);
  return data.robots
    .filter(({ id, type, status }) => id !== robot.id && type === robot.type && status === "available")
    .map((other) => ({ robot: other, ...distanceOf(robot, other, spans) }))
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => a.distance - b.distance || (a.robot.id < b.robot.id ? -1 : 1))
    .slice(0, count);
}

type Spans = Record<RobotNumber, number>;

/** How far two robots are apart, the same both ways. */
export function distanceOf(
  one: ListedRobot,
  other: ListedRobot,
  spans: Spans,
): { distance: number; shared: RobotNumber[] } {
  const shared: RobotNumber[] = [];
  let [sum, compared] = [0, 0];
  for (const number of robotNumbers) {
    const [a, b] = [one[number], other[number]];
    if (a === undefined && b === undefined) continue;
    compared += 1;
    if (a === undefined || b === undefined) {
      sum += halfKnown;
      continue;
    }
    shared.push(number);
    if (spans[number] > 0) sum += Math.min(1, Math.abs(Math.log(a) - Math.log(b)) / spans[number]);
  }
  return { distance: compared === 0 ? 1 : sum / compared, shared };
}

/** The widest ratio of each value within a type, as a logarithm; 0 where all are the same. */
function logSpans(data: Searched, type: ListedRobot["type"]): Spans {
  const ofType = data.robots.filter((robot) => robot.type === type);
  return Object.fromEntries(
    robotNumbers.map((number) => {
      const logs = ofType.flatMap((robot) => (robot[number] === undefined ? [] : [Math.log(robot[number])]));
      const span =
        logs.length === 0 ? 0 : logs.reduce((a, b) => Math.max(a, b)) - logs.reduce((a, b) => Math.min(a, b));
      return [number, span];
    }),
  ) as Spans;
}
