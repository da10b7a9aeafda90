import type { ReactNode } from "react";
import { beat } from "./beat";
import styles from "./change.module.css";

type Props = {
  /** Seconds from the beginning of the story. */
  at: number;
  /** What was said before. */
  from: ReactNode;
  /** Set where the line is aligned to its end. */
  isAtEnd?: boolean;
  children: ReactNode;
};

/** Words that take the place of others in the story. The former take no room. */
export function Change({ at, from, isAtEnd, children }: Props) {
  return (
    <span className={styles.change}>
      <span {...beat("until", at)} className={styles.former} data-end={isAtEnd ? "" : undefined}>
        {from}
      </span>
      <span {...beat("appear", at)} className={styles.present}>
        {children}
      </span>
    </span>
  );
}
