import type { Locale } from "@waku/i18n/locale";
import { formatEuros } from "@waku/i18n/numbers";
import { type RoiResult, roiTexts, type Scenario, scenarios } from "@waku/roi";
import { DataTable } from "../data-table/data-table";
import styles from "./scenario-chart.module.css";

type Props = { savings: Record<Scenario, RoiResult>; chosen: Scenario; locale: Locale };

const lines = ["downtime", "productivity", "spareParts"] as const;
/** Width of a full bar in its own units. */
const width = 1000;

/** The scenarios side by side: stacked bars, and the same numbers as a table. */
export function ScenarioChart({ savings, chosen, locale }: Props) {
  const t = roiTexts[locale];
  const euros = (cents: number) => formatEuros(cents, locale);
  const largest = Math.max(...scenarios.map((scenario) => savings[scenario].totalEuro));
  const summary = scenarios.map((each) => `${t.scenarios[each]}: ${euros(savings[each].totalEuro)}.`).join(" ");
  return (
    <section>
      <h3>{t.compareTitle}</h3>
      <div role="img" aria-label={t.chartLabel(summary)} className={styles.chart}>
        {scenarios.map((scenario) => (
          <div key={scenario} className={styles.row} data-chosen={scenario === chosen || undefined}>
            <span>{t.scenarios[scenario]}</span>
            <Bar saved={savings[scenario]} largest={largest} />
          </div>
        ))}
      </div>
      <DataTable
        caption={t.compareTitle}
        head={[t.scenario, t.downtime, t.productivity, t.spareParts, t.total]}
        swatches={[undefined, ...lines]}
        isEven
        rows={scenarios.map((scenario) => ({
          id: scenario,
          isMarked: scenario === chosen,
          cells: [
            t.scenarios[scenario],
            ...lines.map((line) => euros(savings[scenario][line].euro)),
            euros(savings[scenario].totalEuro),
          ],
        }))}
      />
    </section>
  );
}

/** One scenario's saving as a bar of three parts. */
function Bar({ saved, largest }: { saved: RoiResult; largest: number }) {
  let end = 0;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map((line) => {
        const start = end;
        end += largest === 0 ? 0 : (saved[line].euro / largest) * width;
        return <rect key={line} className={styles.part} data-line={line} x={start} width={end - start} height={1} />;
      })}
    </svg>
  );
}
