import styles from "./strip.module.css";

type Props = {
  label: string;
  /** Where each value stands, from 0 to 1. */
  marks: number[];
  /** Where the value in question stands. */
  own?: number;
  median?: number;
  /** What stands below both ends. */
  ends: [string, string];
};

/** Values along a line, one mark each; one of them set apart. */
export function Strip({ label, marks, own, median, ends }: Props) {
  return (
    <div className={styles.strip}>
      <svg className={styles.marks} role="img" aria-label={label}>
        <line className={styles.line} x1="0" x2="100%" y1="50%" y2="50%" />
        {marks.map((mark, index) => (
          // Values have no identity, and several may be the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <line key={index} className={styles.mark} x1={percent(mark)} x2={percent(mark)} y1="25%" y2="75%" />
        ))}
        {median !== undefined && (
          <line className={styles.median} x1={percent(median)} x2={percent(median)} y1="10%" y2="90%" />
        )}
        {own !== undefined && <circle className={styles.own} cx={percent(own)} cy="50%" r="6.5" />}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}

/** A place from 0 to 1 as SVG takes it. */
export function percent(place: number): string {
  return `${Math.round(place * 10_000) / 100}%`;
}
