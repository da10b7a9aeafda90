import { lazy } from "react";
import { useLocale } from "../../i18n/use-locale";
import { ToolSection } from "../../ui/tool-section/tool-section";
import type { RobotComparisonBlockView } from "./view";

// Only pages with a comparison fetch its code.
const RobotComparison = lazy(async () => {
  const { RobotComparison } = await import("../../robots/comparison/robot-comparison");
  return { default: RobotComparison };
});

/** Robots side by side, with the heading. */
export function RobotComparisonBlock({ block }: { block: RobotComparisonBlockView }) {
  const locale = useLocale();
  return (
    <ToolSection block={block}>
      <RobotComparison view={block.view} locale={locale} />
    </ToolSection>
  );
}
