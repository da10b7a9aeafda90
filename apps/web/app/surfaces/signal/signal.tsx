import type { ReactNode } from "react";
import styles from "./signal.module.css";

/** State of a machine, an order or a part. */
export type Tone = "ok" | "warning" | "fault" | "idle";

/** A state in words, led by its signal light. */
export function Signal({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.signal} data-tone={tone}>
      {children}
    </span>
  );
}
