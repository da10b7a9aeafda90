import type { LinkView } from "../../ui/views";
import type { Heading } from "../heading";

export type StepsBlockView = Heading & {
  type: "steps";
  layout: "sequence" | "timeline";
  from?: number;
  items: { title: string; text: string; link?: LinkView }[];
};
