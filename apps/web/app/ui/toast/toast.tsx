import styles from "./toast.module.css";

/** A short notice that something was done, spoken by screen readers; empty while there is nothing to say. */
export function Toast({ text }: { text: string | undefined }) {
  return (
    <output className={`on-navy ${styles.toast}`} data-shown={text ? "" : undefined}>
      {text}
    </output>
  );
}
