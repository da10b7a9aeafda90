import styles from "./robot-portrait.module.css";

/** Side view of the vehicle, as on a data sheet. */
export function RobotPortrait() {
  return (
    <svg viewBox="0 0 240 120" className={styles.portrait}>
      <path d="M10 108H230" className={styles.floor} />
      <path d="M24 44h192a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z" className={styles.body} />
      <path d="M30 30h180v14H30z" className={styles.deck} />
      <path d="M16 70h208" className={styles.seam} />
      <path d="M16 74h30v10H16z M194 74h30v10h-30z" className={styles.scanner} />
      <path d="M64 56h62M64 63h40" className={styles.seam} />
      <circle cx="120" cy="92" r="16" className={styles.wheel} />
      <circle cx="120" cy="92" r="5" className={styles.seam} />
      <circle cx="56" cy="99" r="9" className={styles.wheel} />
      <circle cx="184" cy="99" r="9" className={styles.wheel} />
      <path d="M172 57h32" className={styles.light} />
      <circle cx="154" cy="57" r="5" className={styles.stop} />
      <path d="M16 16v-6M224 16v-6M16 13h208" className={styles.seam} />
    </svg>
  );
}
