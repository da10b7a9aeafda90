import styles from "./wordmark.module.css";

/** Symbol and name of the brand: a robot's path around a waypoint. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.symbol}>
        <path
          d="M4 7v9a6 6 0 0 0 12 0v-3a6 6 0 0 1 12 0v12"
          fill="none"
          stroke="currentColor"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
        <circle cx="4.5" cy="26" r="3.5" className={styles.waypoint} />
      </svg>
      {brand}
    </span>
  );
}
