import styles from "./progress.module.css";

type Props = {
  /** Name of what has come this far. */
  label: string;
  value: number;
  max: number;
  /** The value in words, as "Page 7 of 11"; it is read instead of the bare number. */
  text: string;
};

/** How far something has come: a bar for the eye. The words beside it are the caller's. */
export function Progress({ label, value, max, text }: Props) {
  return <progress className={styles.progress} aria-label={label} aria-valuetext={text} value={value} max={max} />;
}
