import type { ReactNode } from "react";
import { ScrollFrame } from "../scroll-frame/scroll-frame";
import styles from "./swipe-row.module.css";

/**
 * Frame around a list laid out as a grid. On phones the list becomes a row to swipe through, with the next item looking
 * in from the edge; it is a region called by `name` and scrolls by arrow keys.
 */
export function SwipeRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ScrollFrame className={styles.row} name={name.replaceAll("\u00ad", "")}>
      {children}
    </ScrollFrame>
  );
}
