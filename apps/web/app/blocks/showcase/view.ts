import type { SurfaceName } from "@waku/content/schema";
import type { LinkView } from "../../ui/views";
import type { Heading } from "../heading";

export type ShowcaseBlockView = Heading & {
  type: "showcase";
  items: { title: string; text: string; link?: LinkView; surface: SurfaceName; caption?: string }[];
};
