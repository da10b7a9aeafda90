import type { DrawingProps } from "../by-locale";
import { percent } from "../numbers";
import { Panel } from "../panel/panel";
import { beat } from "../story/beat";
import styles from "./charts.module.css";
import type { ChartsTexts } from "./charts-texts";

const chart = { width: 330, height: 100 };
/** Second of the story at which the heat map begins to fill, hour by hour. */
const heatAt = 1.6;

/** Where the time of a fleet goes: bars of shares, a line over time, a map of places and hours. */
export function Charts({ texts: t, locale }: DrawingProps<ChartsTexts>) {
  const most = Math.max(...t.stops.counts.flat());
  return (
    <Panel label={t.label} icon="chart-bar" title={t.title} context={t.context}>
      <div className={styles.charts}>
        <div className={styles.use}>
          <Head title={t.use.title} value={t.use.value} />
          <div className={styles.bars}>
            {t.use.bars.map(({ name, shares }, row) => (
              <div key={name} className={styles.bar}>
                <code>{name}</code>
                <span {...beat("reveal", 0.2 + row * 0.15, { lasts: 1 })} className={styles.shares}>
                  {shares.map((share, index) => (
                    <span key={t.use.shares[index]} data-share={index} style={{ inlineSize: `${share}%` }} />
                  ))}
                </span>
                <code {...beat("appear", 1 + row * 0.15)}>{percent(sum(shares.slice(0, t.use.counted)), locale)}</code>
              </div>
            ))}
          </div>
          <div className={styles.key}>
            {t.use.shares.map((name, index) => (
              <span key={name} data-share={index}>
                {name}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.trendPart}>
          <Head title={t.trend.title} value={t.trend.value} note={t.trend.change} />
          <Trend {...t.trend} />
          <div className={styles.axis}>
            <code>{t.trend.axis[0]}</code>
            <code>{t.trend.axis[1]}</code>
          </div>
        </div>
        <div className={styles.stops}>
          <Head title={t.stops.title} value={t.stops.value} />
          <div className={styles.heat}>
            {t.stops.counts.map((row, index) => (
              <div key={t.stops.zones[index]} className={styles.zone}>
                <span>{t.stops.zones[index]}</span>
                {row.map((count, hour) => (
                  <Cell key={t.stops.hours[hour]} count={count} most={most} at={heatAt + hour * 0.22} />
                ))}
              </div>
            ))}
            <div className={styles.zone}>
              <span />
              {t.stops.hours.map((hour) => (
                <code key={hour}>{hour}</code>
              ))}
            </div>
          </div>
          <p {...beat("rise", heatAt + 2.1)} className={styles.finding}>
            {t.stops.finding}
          </p>
        </div>
      </div>
    </Panel>
  );
}

function Head({ title, value, note }: { title: string; value: string; note?: string }) {
  return (
    <div className={styles.head}>
      <span>{title}</span>
      <b>{value}</b>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

/** A line through the values, stretched to its place; the stroke keeps its width. */
function Trend({ values, scale: [lowest, highest] }: ChartsTexts["trend"]) {
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * chart.width;
    const y = (1 - (value - lowest) / (highest - lowest)) * chart.height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join("L")}`;
  const latest = values.at(-1) ?? lowest;
  return (
    <div className={styles.trend}>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} preserveAspectRatio="none">
        <path d={`M0 0.5H${chart.width}M0 50H${chart.width}M0 99.5H${chart.width}`} className={styles.grid} />
        <g {...beat("reveal", 1, { lasts: 1.8 })}>
          <path d={`${line}V${chart.height}H0Z`} className={styles.area} />
          <path d={line} className={styles.line} />
        </g>
      </svg>
      <span
        {...beat("appear", 2.7, {
          style: { insetBlockStart: `${(1 - (latest - lowest) / (highest - lowest)) * 100}%` },
        })}
        className={styles.last}
      />
    </div>
  );
}

function Cell({ count, most, at }: { count: number; most: number; at: number }) {
  return (
    <span {...(count > 0 && beat("appear", at))} className={styles.cell}>
      <span data-peak={count === most ? "" : undefined} style={{ opacity: count / most }} />
    </span>
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
