import { lazy } from "react";
import { useLocale } from "../../i18n/use-locale";
import { ToolSection } from "../../ui/tool-section/tool-section";
import type { CalculatorBlockView } from "./view";

// Only pages with the calculator fetch its code.
const RoiCalculator = lazy(async () => {
  const { RoiCalculator } = await import("../../tools/roi-calculator/roi-calculator");
  return { default: RoiCalculator };
});

/** The ROI calculator with its heading. A new state in the address starts it anew. */
export function Calculator({ block }: { block: CalculatorBlockView }) {
  const locale = useLocale();
  return (
    <ToolSection block={block}>
      <RoiCalculator
        key={JSON.stringify(block.form)}
        settings={block.settings}
        initial={block.form}
        locale={locale}
        anchor={block.anchor}
      />
    </ToolSection>
  );
}
