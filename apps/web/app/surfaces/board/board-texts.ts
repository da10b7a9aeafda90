import type { Tone } from "../signal/signal";

export type Ticket = {
  id: string;
  machine: string;
  subject: string;
  tone: Tone;
  /** Priority, deadline or outcome in one short phrase. */
  state: string;
  /** Initials of who looks after it. */
  owner?: string;
  /** What the agent found and the part that is held, on the ticket in focus. */
  finding?: { cause: string; source: string; part: string };
};

/** A stage of the work, with all its tickets counted and the first of them shown. */
type Column = { name: string; count: number; tickets: Ticket[] };

/** What a board says: stages of work and their tickets. */
export type BoardTexts = {
  label: string;
  title: string;
  context: string;
  finding: string;
  part: string;
  /** What the ticket in focus says before it is taken on. */
  before: string;
  columns: Column[];
};
