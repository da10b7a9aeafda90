import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import { SettingList } from "../../ui/setting-list/setting-list";
import type { CompanyDataBlockView } from "./view";

/** Who the company is and how to reach it, from the settings. */
export function CompanyData({ block }: { block: CompanyDataBlockView }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      <SettingList settings={block.settings} />
    </Section>
  );
}
