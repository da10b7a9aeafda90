import { Surface } from "../../surfaces/surface";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";

/** A part of the product, drawn, on a navy band of its own. */
export function SurfaceBlock({ block }: { block: BlockViewOf<"surface"> }) {
  return (
    <Section id={block.anchor} tone="navy">
      <SectionHeading pretitle={block.pretitle} title={block.title} intro={block.text} />
      <Surface name={block.surface} />
    </Section>
  );
}
