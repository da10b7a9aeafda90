import styles from "./page-title.module.css";

/** Opening of pages that no content document describes: heading and introduction. */
export function PageTitle({ title, text }: { title: string; text: string }) {
  return (
    <div className={`on-navy ${styles.opening}`}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
