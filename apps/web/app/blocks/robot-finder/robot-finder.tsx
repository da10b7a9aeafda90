import { lazy } from "react";
import { useLocale } from "../../i18n/use-locale";
import { formatNumber } from "../../robots/format";
import { robotTexts } from "../../robots/texts";
import { ToolSection } from "../../ui/tool-section/tool-section";
import type { RobotFinderBlockView } from "./view";

// Only pages with the finder fetch its code.
const RobotFinder = lazy(async () => {
  const { RobotFinder } = await import("../../robots/finder/robot-finder");
  return { default: RobotFinder };
});

/** The robot finder with its heading. A new state in the address starts it anew. */
export function RobotFinderBlock({ block }: { block: RobotFinderBlockView }) {
  const locale = useLocale();
  const { result, typed, all, licence } = block.view;
  const t = robotTexts[locale];
  const counted = t.counted(formatNumber(all.robots, locale), formatNumber(all.makers, locale));
  return (
    <ToolSection block={block} pretitle={counted}>
      <RobotFinder key={JSON.stringify([result.filter, result.ticked, typed])} view={block.view} locale={locale} />
      {licence !== undefined && (
        <p>
          {t.allData}: <a href="/robots-data.csv">CSV</a>, <a href="/robots-data.json">JSON</a>. {licence}
        </p>
      )}
    </ToolSection>
  );
}
