import { lazy, useState } from "react";
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

/** The robot finder with its heading. Whatever is loaded starts it anew; the address that follows it loads nothing. */
export function RobotFinderBlock({ block }: { block: RobotFinderBlockView }) {
  const locale = useLocale();
  const { all, licence } = block.view;
  const round = useRound(block.view);
  const t = robotTexts[locale];
  const counted = t.counted(formatNumber(all.robots, locale), formatNumber(all.makers, locale));
  return (
    <ToolSection block={block} pretitle={counted}>
      <RobotFinder key={round} view={block.view} locale={locale} isRenewed={round > 0} />
      {licence !== undefined && (
        <p>
          {t.allData}: <a href="/robots-data.csv">CSV</a>, <a href="/robots-data.json">JSON</a>. {licence}
        </p>
      )}
    </ToolSection>
  );
}

/** How often something else took the place of a value. */
function useRound(value: unknown): number {
  const [current, setCurrent] = useState({ value, round: 0 });
  if (current.value === value) return current.round;
  const next = { value, round: current.round + 1 };
  setCurrent(next);
  return next.round;
}
