import styles from "./robot-portrait.module.css";

/** Side view of the vehicle, as on a data sheet. */
export function RobotPortrait() {
  return (
    <svg viewBox="0 0 240 100" className={styles.portrait}>
      <path d="M6 88H234" className={styles.floor} />
      <path d="M52 74a7 7 0 1 0 .1 0z M188 74a7 7 0 1 0 .1 0z M120 66a11 11 0 1 0 .1 0z" className={styles.wheel} />
      <path d="M18 38H222Q228 38 228 44V76Q228 82 222 82H18Q12 82 12 76V44Q12 38 18 38Z" className={styles.body} />
      <path d="M12 58H228V67H12Z" className={styles.slot} />
      <path d="M12 59H22V66H12ZM218 59H228V66H218Z" className={styles.scanner} />
      <path d="M22 28H218V38H22Z" className={styles.deck} />
      <path d="M20 74.5H220" className={styles.light} />
      <path d="M28 46H84M28 51H62M92 38V58M148 38V58" className={styles.seam} />
      <circle cx="206" cy="48" r="4.5" className={styles.stop} />
      <path d="M12 16V8M228 16V8M12 12H228" className={styles.seam} />
    </svg>
  );
}
