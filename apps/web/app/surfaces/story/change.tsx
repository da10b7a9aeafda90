import type { ReactNode } from "react";
import { beat } from "./beat";
import styles from "./change.module.css";

type Props = {
  /** Seconds from the beginning of the story. */
  at: number;
  /** What was said before; without it nothing changes. */
  from?: ReactNode;
  children: ReactNode;
};

/** Words that take the place of others in the story. The former take no room; see the styles for lines aligned to their end. */
export function Change({ at, from, children }: Props) {
  if (from === undefined) return children;
  return (
    <span className={styles.change}>
      <span {...beat("until", at)} className={styles.former}>
        {from}
      </span>
      <span {...beat("appear", at)} className={styles.present}>
        {children}
      </span>
    </span>
  );
}
