import { symbol } from "@waku/icons/symbol";
import styles from "./wordmark.module.css";

/** Symbol and name of the brand. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.symbol}>
        <path d={symbol.path} fill="none" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
        <path d={symbol.waypoint} className={styles.waypoint} />
      </svg>
      {brand}
    </span>
  );
}
