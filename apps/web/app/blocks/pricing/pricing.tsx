import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";

export function Pricing({ block }: { block: BlockViewOf<"pricing"> }) {
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading title={block.title} intro={block.text} />
    </Section>
  );
}
