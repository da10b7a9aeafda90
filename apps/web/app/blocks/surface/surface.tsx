import { Surface } from "../../surfaces/surface";
import { BlockSection } from "../block-section/block-section";
import styles from "./surface.module.css";
import type { SurfaceBlockView } from "./view";

/** `band`: across a navy band. `facing`: beside its words on navy. `framed`: a dark screen on the page's own ground. */
export type SurfaceLayout = "band" | "facing" | "framed";

/** A part of the product, drawn. */
export function SurfaceBlock({ block, layout }: { block: SurfaceBlockView; layout: SurfaceLayout }) {
  const { anchor, pretitle, title, text, surface, caption } = block;
  return (
    <BlockSection
      block={{ anchor, pretitle, title, intro: text }}
      tone={layout === "framed" ? "sunken" : "navy"}
      heading={layout === "facing" ? "beside" : "above"}
    >
      <div className={layout === "framed" ? styles.framed : undefined}>
        <Surface name={surface} caption={caption} />
      </div>
    </BlockSection>
  );
}
