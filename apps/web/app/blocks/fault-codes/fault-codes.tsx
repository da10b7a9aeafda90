import { FaultList } from "../../faults/list/fault-list";
import { faultTexts } from "../../faults/texts";
import { useLocale } from "../../i18n/use-locale";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { FaultCodesBlockView } from "./view";

/** The library of fault codes with its heading. */
export function FaultCodesBlock({ block: { anchor, title, text, view } }: { block: FaultCodesBlockView }) {
  const locale = useLocale();
  return (
    <Section id={anchor} tone="sunken">
      <SectionHeading pretitle={faultTexts[locale].counted(view.all, view.areas)} title={title} intro={text} />
      <FaultList view={view} locale={locale} />
    </Section>
  );
}
