import type { Tone } from "../signal/signal";

export type Customer = { name: string; initials: string; note: string; machines: string; open: number; tone: Tone };
export type Machine = {
  serial: string;
  type: string;
  hours: string;
  firmware: string;
  warranty: string;
  state: string;
  tone: Tone;
  /** Its firmware and state before the update of the story. */
  before?: { firmware: string; state: string };
};

/** What a workspace says: customers, the machines of the first of them, and a campaign that reaches many. */
export type WorkspaceTexts = {
  label: string;
  title: string;
  context: string;
  open: string;
  units: string;
  total: string;
  customerList: Customer[];
  portal: string;
  columns: string[];
  machines: Machine[];
  campaign: { name: string; text: string; before: string; done: number };
};
