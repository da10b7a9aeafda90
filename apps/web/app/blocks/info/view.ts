import type { SurfaceName } from "@waku/content/schema";
import type { PictureView } from "../../ui/views";

export type InfoBlockView = {
  type: "info";
  anchor?: string;
  pretitle?: string;
  title: string;
  html: string;
  visual?: SurfaceName;
  caption?: string;
  picture?: PictureView;
};
