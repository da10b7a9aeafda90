import { navigationKinds, type RobotNumber, robotNumbers, robotTypes } from "@waku/content/robot-names";
import type { Manufacturer, Robot, RobotData } from "@waku/content/schema";

const syllables = ["ka", "ro", "mi", "ten", "vol", "dex", "lu", "sor", "bel", "nix", "pan", "gri", "to", "wes", "ur"];
const countries = ["DE", "US", "CN", "JP", "KR", "FR", "DK", "CH", "CA", "SE", "IT", "ES"];
const makersPerRobots = 25;
/** Fewer would not bear out the figures of the register. */
const fewestMakers = 100;
/** What any type may have. */
const spans: Record<RobotNumber, [from: number, to: number]> = {
  payloadKg: [5, 100],
  reachMm: [300, 3_000],
  maxSpeedMps: [1, 4],
  weightKg: [15, 80],
  runTimeH: [1, 12],
  degreesOfFreedom: [4, 30],
};
const forkliftExtraKg: Partial<Record<RobotNumber, number>> = { payloadKg: 500, weightKg: 500 };

/**
 * Made-up robots, the same at every run, that pass `npm run content:check`: a third of their values is known, as in the
 * real table.
 */
export function manyRobots(count: number): RobotData {
  const random = mulberry(1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const word = () => pick(syllables) + pick(syllables) + pick(syllables);
  const manufacturers = Array.from(
    { length: Math.max(fewestMakers, Math.ceil(count / makersPerRobots)) },
    (_, index): Manufacturer => {
      const name = word();
      return { id: `${name}-${index}`, name: `${name} ${index} robotics`, country: pick(countries) };
    },
  );
  const robots = Array.from({ length: count }, (_, index): Robot => {
    // Each maker has one at least.
    const maker = manufacturers[index] ?? pick(manufacturers);
    const type = pick(robotTypes);
    const value = (number: RobotNumber) => {
      const [from, to] = spans[number];
      const heavier = type === "autonomous-forklift" || type === "agv" ? forkliftExtraKg[number] : undefined;
      return Math.round(from + random() * (to - from)) + (heavier ?? 0);
    };
    const numbers = robotNumbers.map((number) => [number, random() < 0.35 ? value(number) : undefined]);
    return {
      id: `${maker.id}-${index}`,
      model: `${word()} ${Math.floor(random() * 2_000)}`,
      manufacturer: maker.id,
      type,
      status: random() < 0.93 ? "available" : "discontinued",
      ...Object.fromEntries(numbers),
      navigation: random() < 0.16 ? [pick(navigationKinds)] : [],
      protocols: [],
      source: "https://example.com/robots",
      sourceKind: "maker",
      read: "2026-11-27",
    };
  });
  return { robots, manufacturers };
}

/** Small seeded generator of numbers from 0 to 1. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
