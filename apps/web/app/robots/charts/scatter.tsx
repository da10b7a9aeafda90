import styles from "./scatter.module.css";
import { percent } from "./strip";

/** Where a round number stands on an axis, and how it is written. */
type Tick = { at: number; text: string };

type Props = {
  label: string;
  x: { title: string; ticks: Tick[] };
  y: { title: string; ticks: Tick[] };
  points: { id: string; name: string; x: number; y: number }[];
};

/** Two values of each robot against one another. Labels keep their size on any screen: only the plot stretches. */
export function Scatter({ label, x, y, points }: Props) {
  return (
    <figure className={styles.scatter}>
      <p className={styles.yTitle} aria-hidden="true">
        {y.title}
      </p>
      <svg className={styles.yAxis} aria-hidden="true">
        {y.ticks.map(({ at, text }) => (
          <text key={text} x="100%" y={percent(1 - at)} dy="0.35em" textAnchor="end">
            {text}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} role="img" aria-label={label}>
        {y.ticks.map(({ at, text }) => (
          <line key={text} className={styles.grid} x1="0" x2="100%" y1={percent(1 - at)} y2={percent(1 - at)} />
        ))}
        {x.ticks.map(({ at, text }) => (
          <line key={text} className={styles.grid} y1="0" y2="100%" x1={percent(at)} x2={percent(at)} />
        ))}
        {points.map((point) => (
          <circle key={point.id} className={styles.point} cx={percent(point.x)} cy={percent(1 - point.y)} r="6">
            <title>{point.name}</title>
          </circle>
        ))}
      </svg>
      <svg className={styles.xAxis} aria-hidden="true">
        {x.ticks.map(({ at, text }) => (
          <text key={text} x={percent(at)} y="50%" dy="0.35em" textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      <p className={styles.xTitle} aria-hidden="true">
        {x.title}
      </p>
    </figure>
  );
}
