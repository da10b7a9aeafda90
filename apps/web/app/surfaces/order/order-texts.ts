import type { Tone } from "../signal/signal";

/** A step of the checklist: done, the one in hand, or still to come. */
export type Step = { text: string; state: "done" | "current" | "open"; proof?: string; hold?: string };
export type Part = {
  name: string;
  number: string;
  place: string;
  status: string;
  tone: Tone;
  /** Its state before it was fetched in the story. */
  before?: string;
};

/** What a work order says: four steps done, one in hand, one that waits for it. */
export type OrderTexts = {
  label: string;
  title: string;
  context: string;
  subject: string;
  status: string;
  facts: [name: string, value: string][];
  steps: string;
  progress: (done: number) => string;
  checklist: Step[];
  target: string;
  reading: [name: string, value: string][];
  parts: string;
  partList: Part[];
  times: string;
  timeList: [name: string, value: string][];
  signature: string;
  signatureState: string;
};
