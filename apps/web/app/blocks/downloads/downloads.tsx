import { DownloadList } from "../../ui/download-list/download-list";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";

/** Files to take away. */
export function Downloads({ block }: { block: BlockViewOf<"downloads"> }) {
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading {...block} />
      <DownloadList items={block.items} />
    </Section>
  );
}
