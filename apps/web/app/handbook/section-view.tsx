import type { ReactNode } from "react";
import { ProseText } from "../articles/prose-text";
import { useMessages } from "../i18n/use-locale";
import type { HandbookView } from "../page-data/handbook";
import { HandbookDownloads } from "./handbook-downloads";
import { HandbookNav } from "./handbook-nav";
import { HandbookWay } from "./handbook-way";
import styles from "./section-view.module.css";

/** A section is a page of the book: no band, the contents on the left, the text beside it. */
export function SectionView({ handbook, breadcrumb }: { handbook: HandbookView; breadcrumb: ReactNode }) {
  const t = useMessages();
  const { title, teaser, html, chapterNumber, chapterTitle, sectionNumber, minutes, downloads } = handbook;
  return (
    <article className={styles.page}>
      <HandbookNav handbook={handbook} />
      <div className={styles.text}>
        <div>
          {breadcrumb}
          <p className={styles.place}>
            <span>{t.section(`${chapterNumber}.${sectionNumber}`)}</span> {chapterTitle}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.teaser}>{teaser}</p>
          <p className={styles.minutes}>{t.minutesToRead(minutes)}</p>
        </div>
        <ProseText html={html} />
        <HandbookDownloads items={downloads} />
        <HandbookWay handbook={handbook} />
      </div>
    </article>
  );
}
