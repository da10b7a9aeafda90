import styles from "./progress.module.css";

/** How far something has come: a bar with its name for screen readers. The words beside it are the caller's. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.progress} aria-label={label} value={value} max={max} />;
}
