import { type RobotNumber, robotNumbers } from "@waku/content/robot-names";
import type { ListedRobot } from "./filter";
import type { Searched } from "./robot-index";

/** Where one value of a robot stands among the models of its type. */
export type Position = {
  number: RobotNumber;
  value: number;
  /** All known values of the type in rising order, the robot's own among them. */
  values: number[];
  /** How many of the type have this value known, and how many there are. */
  known: number;
  of: number;
  /** How many known values are smaller, how many the same (its own among them). */
  below: number;
  equal: number;
  min: number;
  median: number;
  max: number;
  /** Place between the smallest (0) and the largest (1); halfway where all are the same. */
  share: number;
};

/** The position of each value that is known of a robot, within its type, whatever the status. */
export function positions(data: Searched, robot: ListedRobot): Position[] {
  const ofType = data.robots.filter(({ type }) => type === robot.type);
  return robotNumbers.flatMap((number): Position[] => {
    const value = robot[number];
    if (value === undefined) return [];
    const values = knownValues(ofType, number);
    const [min, max] = [values[0] ?? value, values.at(-1) ?? value];
    return [
      {
        number,
        value,
        values,
        known: values.length,
        of: ofType.length,
        below: values.filter((other) => other < value).length,
        equal: values.filter((other) => other === value).length,
        min,
        median: median(values),
        max,
        share: max === min ? 0.5 : (value - min) / (max - min),
      },
    ];
  });
}

/** Values of one kind that are known, in rising order. */
export function knownValues(robots: ListedRobot[], number: RobotNumber): number[] {
  return robots.flatMap((robot) => robot[number] ?? []).toSorted((a, b) => a - b);
}

/** The middle of some values in rising order; NaN for none. */
export function median(values: number[]): number {
  const half = values.length / 2;
  const [low, high] = [values[Math.ceil(half) - 1], values[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
