import styles from "./robot-portrait.module.css";

/** Side view of the vehicle, as on a data sheet. */
export function RobotPortrait() {
  return (
    <svg viewBox="0 0 240 112" className={styles.portrait}>
      <path d="M6 100H234" className={styles.floor} />
      <path d="M46 84a8 8 0 1 0 .1 0z M194 84a8 8 0 1 0 .1 0z M120 74a13 13 0 1 0 .1 0z" className={styles.wheel} />
      <path
        d="M30 42H210Q224 42 226 54L228 78Q228 90 216 90H24Q12 90 12 78L14 54Q16 42 30 42Z"
        className={styles.body}
      />
      <path d="M13 66H227L227.6 74H12.4Z" className={styles.slot} />
      <path d="M16 70H40M200 70H224" className={styles.scan} />
      <path d="M30 34H210V42H30Z" className={styles.deck} />
      <path d="M48 34V28H192V34" className={styles.deck} />
      <path d="M24 83H92M148 83H216" className={styles.light} />
      <path d="M60 50H104M60 56H88" className={styles.seam} />
      <circle cx="196" cy="54" r="4.5" className={styles.stop} />
      <path d="M12 18V10M228 18V10M12 14H228" className={styles.seam} />
    </svg>
  );
}
