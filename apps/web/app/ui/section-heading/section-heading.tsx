import styles from "./section-heading.module.css";

/** Heading of a section: a small line above, the title, an introduction. */
export function SectionHeading({ pretitle, title, intro }: { pretitle?: string; title: string; intro?: string }) {
  return (
    <header className={styles.heading}>
      {pretitle && <p className={styles.pretitle}>{pretitle}</p>}
      <h2>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  );
}
