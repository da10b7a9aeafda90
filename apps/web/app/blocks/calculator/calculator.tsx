import { lazy, Suspense } from "react";
import { useLocale } from "../../i18n/use-locale";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";

// Only pages with the calculator fetch its code.
const RoiCalculator = lazy(async () => {
  const { RoiCalculator } = await import("../../tools/roi-calculator/roi-calculator");
  return { default: RoiCalculator };
});

/** The ROI calculator with its heading. A new state in the address starts it anew. */
export function Calculator({ block }: { block: BlockViewOf<"calculator"> }) {
  const locale = useLocale();
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading title={block.title} intro={block.text} />
      <Suspense>
        <RoiCalculator
          key={JSON.stringify(block.form)}
          settings={block.settings}
          initial={block.form}
          locale={locale}
          anchor={block.anchor}
        />
      </Suspense>
    </Section>
  );
}
