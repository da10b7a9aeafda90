import type { IconName } from "@waku/content/schema";
import type { LinkView, PictureView } from "../../ui/views";
import type { Heading } from "../heading";

export type FeaturesBlockView = Heading & {
  type: "features";
  items: { icon: IconName; title: string; text: string; link?: LinkView; picture?: PictureView }[];
};
