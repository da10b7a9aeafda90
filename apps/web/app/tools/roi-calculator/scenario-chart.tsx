import type { Locale } from "../../i18n/locale";
import { DataTable } from "../data-table/data-table";
import { formatEuros } from "../format-money";
import type { RoiResult } from "./roi-model";
import { type Scenario, scenarios } from "./roi-settings";
import styles from "./scenario-chart.module.css";
import { roiTexts } from "./texts";

type Props = { savings: Record<Scenario, RoiResult>; chosen: Scenario; locale: Locale };

const lines = ["downtime", "productivity", "spareParts"] as const;
/** Width of the drawing in its own units. */
const width = 1000;
const bar = { height: 28, gap: 20 };

/** The scenarios side by side: stacked bars, and the same numbers as a table. */
export function ScenarioChart({ savings, chosen, locale }: Props) {
  const t = roiTexts[locale];
  const euros = (cents: number) => formatEuros(cents, locale);
  const largest = Math.max(...scenarios.map((scenario) => savings[scenario].totalEuro));
  const scale = (cents: number) => (largest === 0 ? 0 : (cents / largest) * width);
  const summary = scenarios.map((each) => `${t.scenarios[each]}: ${euros(savings[each].totalEuro)}.`).join(" ");
  return (
    <section>
      <h3>{t.compareTitle}</h3>
      <svg
        role="img"
        aria-label={t.chartLabel(summary)}
        className={styles.chart}
        viewBox={`0 0 ${width} ${scenarios.length * (bar.height + bar.gap) - bar.gap}`}
        preserveAspectRatio="none"
      >
        {scenarios.map((scenario, row) => {
          let x = 0;
          return lines.map((line) => {
            const start = x;
            x += scale(savings[scenario][line].euro);
            return (
              <rect
                key={line}
                className={styles.segment}
                data-line={line}
                data-chosen={scenario === chosen || undefined}
                x={start}
                y={row * (bar.height + bar.gap)}
                width={x - start}
                height={bar.height}
              />
            );
          });
        })}
      </svg>
      <DataTable
        caption={t.compareTitle}
        head={[t.scenario, t.downtime, t.productivity, t.spareParts, t.total]}
        swatches={[undefined, ...lines]}
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
