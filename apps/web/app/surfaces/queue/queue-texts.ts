import type { Tone } from "../signal/signal";

export type Order = {
  id: string;
  from: string;
  to: string;
  load: string;
  due: string;
  robot: string;
  status: string;
  tone: Tone;
  /** Share of the way that is done, in per cent; absent before pick-up. */
  progress?: number;
};

/** What a list of orders says, and why the first one went to the vehicle it did. */
export type QueueTexts = {
  label: string;
  title: string;
  context: string;
  counts: [value: string, name: string][];
  columns: { id: string; route: string; load: string; due: string; robot: string; status: string };
  orders: Order[];
  /** What is said of the first order before a vehicle has it. */
  before: string;
  decision: { title: string; choice: string; candidates: [robot: string, reason: string][] };
};
