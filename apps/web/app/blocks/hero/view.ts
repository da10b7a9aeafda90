import type { SurfaceName } from "@waku/content/schema";
import type { LinkView, PictureView } from "../../ui/views";

/** What a hero shows of the page itself. */
export type HeroAsideView =
  | { type: "outline"; steps: string[] }
  | { type: "cover"; drawing: "chart" | "sheet"; parts: string[] };

export type HeroBlockView = {
  type: "hero";
  pretitle?: string;
  title: string;
  text: string;
  actions: LinkView[];
  visual?: SurfaceName;
  caption?: string;
  picture?: PictureView;
  aside?: HeroAsideView;
};
