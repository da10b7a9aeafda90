import type { ReactNode } from "react";
import { classes } from "../../styles/classes";
import styles from "./section.module.css";

/** Ground a section stands on. Navy and mint keep their colours in light and dark. */
export type Tone = "paper" | "sunken" | "navy" | "mint";

const grounds: Partial<Record<Tone, string>> = { navy: "on-navy", mint: "on-mint" };

/** A full-width band with content at the page's width. */
export function Section({ id, tone = "paper", children }: { id?: string; tone?: Tone; children: ReactNode }) {
  return (
    <section id={id} className={classes(grounds[tone], styles.band)} data-tone={tone}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
