import type { ReactNode } from "react";
import styles from "./reading-frame.module.css";

/** A long text, with what stays in view beside it on wide screens. */
export function ReadingFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame} data-aside={aside ? "" : undefined}>
      {aside}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
