import styles from "./quiet-button.module.css";

/** Sends a form whose result is the page itself. */
export function QuietButton({ label }: { label: string }) {
  return (
    <button type="submit" className={styles.button}>
      {label}
    </button>
  );
}
