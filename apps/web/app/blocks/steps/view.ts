import type { LinkView, PictureView } from "../../ui/views";
import type { Heading } from "../heading";

export type StepsBlockView = Heading & {
  type: "steps";
  picture?: PictureView;
  layout: "sequence" | "timeline";
  from?: number;
  items: { title: string; text: string; link?: LinkView }[];
};
