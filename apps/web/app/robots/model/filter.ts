import type { NavigationKind, RobotNumber, RobotStatus, RobotType } from "@waku/content/robot-names";
import type { Robot } from "@waku/content/schema";

/** What the list needs to know of a robot; the rest stands on the robot's own page. */
export type ListedRobot = Pick<Robot, "id" | "model" | "manufacturer" | "type" | "status" | "navigation" | RobotNumber>;

/** Facets of which any number of values can be chosen; a robot fits when it has one of them. */
export const choiceFacets = ["type", "maker", "country", "navigation", "status"] as const;
export type ChoiceFacet = (typeof choiceFacets)[number];

/** Values from … to, either end open; in the unit that the value's name says. */
export type Range = { min?: number; max?: number };

export const robotSorts = ["relevance", "name", "maker", "payload", "reach", "speed", "weight", "run-time"] as const;
export type RobotSort = (typeof robotSorts)[number];

/** What is looked for. Empty choices mean all, except of `status`: there, none means `available`. */
export type RobotFilter = {
  /** Words in names of models and makers. */
  text: string;
  type: RobotType[];
  /** Ids of manufacturers. */
  maker: string[];
  /** ISO 3166-1 alpha-2. */
  country: string[];
  navigation: NavigationKind[];
  status: RobotStatus[];
  ranges: Partial<Record<RobotNumber, Range>>;
  /** Values that must be known. */
  known: RobotNumber[];
  sort: RobotSort;
  /** From 1. */
  page: number;
};

/** Nothing chosen. */
export const emptyFilter: RobotFilter = {
  text: "",
  type: [],
  maker: [],
  country: [],
  navigation: [],
  status: [],
  ranges: {},
  known: [],
  sort: "relevance",
  page: 1,
};

/** How each number is called in addresses, its unit, and its largest sensible value. */
export const numberFacets: Record<RobotNumber, { name: string; unit: string; limit: number }> = {
  payloadKg: { name: "payload", unit: "kg", limit: 100_000 },
  reachMm: { name: "reach", unit: "mm", limit: 100_000 },
  maxSpeedMps: { name: "speed", unit: "m/s", limit: 100 },
  weightKg: { name: "weight", unit: "kg", limit: 100_000 },
  runTimeH: { name: "run-time", unit: "h", limit: 1_000 },
  degreesOfFreedom: { name: "axes", unit: "", limit: 100 },
};

/** What of an address could not be used as it stands. What could be, is; nothing here is a reason to refuse a page. */
export type FilterIssue =
  | { kind: "unknownFacet"; name: string }
  | { kind: "unknownValue"; facet: string; value: string }
  | { kind: "notANumber"; number: RobotNumber; edge: "min" | "max"; value: string }
  | { kind: "wrongUnit"; number: RobotNumber; edge: "min" | "max"; value: string; unit: string }
  | { kind: "outOfRange"; number: RobotNumber; edge: "min" | "max"; value: string; limit: number }
  /** Used the other way round. */
  | { kind: "reversedRange"; number: RobotNumber; min: number; max: number }
  | { kind: "tooMany"; facet: string; limit: number }
  | { kind: "tooLong"; limit: number }
  | { kind: "noPage"; value: string };
