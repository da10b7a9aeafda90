import type { ReactNode } from "react";
import styles from "./scroll-frame.module.css";

/** Frame in which a table scrolls sideways where it does not fit: shadows at the edges show that there is more. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
