import type { IconName } from "@waku/content/schema";
import type { Tone } from "../signal/signal";

/** A message as one channel delivered it. */
export type Delivery = {
  icon: IconName;
  channel: string;
  to: string;
  text: string;
  status: string;
  tone: Tone;
};
type Moment = { time: string; tone: Tone; title: string; text: string };

/** What a timeline says: the fault, the rule that takes hold, what goes out, and what came after. */
export type TimelineTexts = {
  label: string;
  title: string;
  context: string;
  fault: Moment;
  rule: Moment;
  deliveries: Delivery[];
  /** State of every message before the last one it reached. */
  sent: string;
  after: Moment[];
};
