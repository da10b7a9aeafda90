import type { ReactNode } from "react";
import styles from "./page-title.module.css";

/** Opening of pages without a hero: breadcrumb, heading, introduction, a line of facts. */
export function PageTitle({
  title,
  text,
  breadcrumb,
  facts,
}: {
  title: string;
  text?: string;
  breadcrumb?: ReactNode;
  facts?: ReactNode;
}) {
  return (
    <div className={`on-navy ${styles.opening}`}>
      <div className={styles.inner}>
        {breadcrumb}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
    </div>
  );
}
