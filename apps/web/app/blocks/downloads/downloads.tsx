import { DownloadList } from "../../ui/download-list/download-list";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { DownloadsBlockView } from "./view";

/** Files to take away. */
export function Downloads({ block }: { block: DownloadsBlockView }) {
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading {...block} />
      <DownloadList items={block.items} />
    </Section>
  );
}
