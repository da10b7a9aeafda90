import { CardList } from "../../ui/card-list/card-list";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";

/** Pages that lead on from here. */
export function Related({ block }: { block: BlockViewOf<"related"> }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading title={block.title} />
      <CardList cards={block.cards} />
    </Section>
  );
}
