import type { Tone } from "../signal/signal";

type Fact = [name: string, value: string];
/** Something that happened to the machine: a fault with its code, or another entry with its kind. */
type Entry = { day: string; code: string; text: string; outcome: string; tone: Tone };
type Document = { name: string; kind: string; state: string };

/** What the file of a machine says. */
export type MachineFileTexts = {
  label: string;
  title: string;
  name: string;
  /** Number on the sticker, and the path of its QR code, 25 modules wide. */
  id: string;
  sticker: string;
  status: string;
  /** Status and outcome of the newest entry before it was closed in the story, and the first counter before that. */
  before: { status: string; outcome: string; counter: string };
  nameplate: Fact[];
  counters: Fact[];
  sections: { entries: string; documents: string };
  entries: Entry[];
  documents: Document[];
};
