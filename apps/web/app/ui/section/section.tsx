import type { ReactNode } from "react";
import styles from "./section.module.css";

/** Ground a section stands on. Navy keeps its colours in light and dark. */
export type Tone = "paper" | "sunken" | "navy";

/** A full-width band with content at the page's width. */
export function Section({ id, tone = "paper", children }: { id?: string; tone?: Tone; children: ReactNode }) {
  return (
    <section id={id} className={tone === "navy" ? `on-navy ${styles.band}` : styles.band} data-tone={tone}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
