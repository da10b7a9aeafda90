import type { Tone } from "../signal/signal";

export type RobotState = "drives" | "waits" | "charges" | "fault";

/** A robot on the plan; x and y in plan units, heading in degrees clockwise from east, battery in per cent. */
export type MappedRobot = {
  id: string;
  x: number;
  y: number;
  heading: number;
  state: RobotState;
  battery: number;
  /** How it came to its place, as a path that ends at 0 0, and the seconds of the story it took. */
  way?: { path: string; from: number; to: number };
  /** Second at which its state came about; until then it drove. */
  changedAt?: number;
};

/** An area with a rule of its own, and the second from which it holds, where it was not there before. */
export type Zone = {
  kind: "slow" | "blocked" | "crossing";
  x: number;
  y: number;
  width: number;
  height: number;
  at?: number;
};

/**
 * Words on the plan: the start of a charger's row, the middle of a place or zone, or the end beside a closed one.
 */
export type PlanLabel = {
  x: number;
  y: number;
  kind: "start" | "place" | "slow" | "crossing" | "closed" | "blocked";
  text: string;
  at?: number;
};

/** What happens on the plan, the same in each language. */
export type Situation = {
  robots: MappedRobot[];
  /** The robot that is picked out, and the state it had before the story changed it. */
  selected: { id: string; before: RobotState; changedAt: number };
  zones: Zone[];
  /** Ways planned for robots, and the one that was found in the story. */
  routes: string;
  detour: { path: string; at: number };
  /** Number of the gate that is out of use. */
  closedGate?: number;
};

/** What a live map says. */
export type FloorTexts = {
  label: string;
  title: string;
  context: string;
  gate: string;
  labels: PlanLabel[];
  states: Record<RobotState, string>;
  /** Names of robots that are no AMR, by their number on the plan. */
  names?: Record<string, string>;
  /** State of the robot that is picked out, in words. */
  since: string;
  facts: [name: string, value: string][];
  followUps: string;
  others: string;
  situation: Situation;
};

export const stateTones: Record<RobotState, Tone> = { drives: "ok", waits: "warning", charges: "idle", fault: "fault" };
