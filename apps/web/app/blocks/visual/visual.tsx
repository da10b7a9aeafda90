import type { SurfaceName } from "@waku/content/schema";
import type { ComponentProps } from "react";
import { Surface } from "../../surfaces/surface";
import { Picture } from "../../ui/picture/picture";
import type { PictureView } from "../../ui/views";

type Props = {
  shown: { visual?: SurfaceName; caption?: string; picture?: PictureView };
  /** Width a picture is shown at, as in the `sizes` attribute. */
  sizes: string;
  ground: ComponentProps<typeof Picture>["ground"];
  isFirst?: boolean;
};

/** What a block shows beside its words: a part of the product or a picture. */
export function Visual({ shown: { visual, caption, picture }, ...place }: Props) {
  if (picture) return <Picture picture={picture} {...place} />;
  if (visual) return <Surface name={visual} caption={caption} />;
  return null;
}

export function hasVisual({ visual, picture }: Props["shown"]): boolean {
  return visual !== undefined || picture !== undefined;
}
