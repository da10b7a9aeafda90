import type { ReactNode } from "react";
import { ProseText } from "../articles/prose-text";
import { useMessages } from "../i18n/use-locale";
import { OpeningEnd } from "../layout/opening-end";
import type { HandbookView } from "../page-data/handbook";
import { CardLink } from "../ui/card-link/card-link";
import styles from "./chapter-view.module.css";
import { HandbookDownloads } from "./handbook-downloads";
import { HandbookNav } from "./handbook-nav";
import { HandbookWay } from "./handbook-way";

/** A chapter opens like one in a book: its number, what it is about, its sections with their reading time. */
export function ChapterView({ handbook, breadcrumb }: { handbook: HandbookView; breadcrumb: ReactNode }) {
  const t = useMessages();
  const { title, teaser, html, chapterNumber, sections, downloads } = handbook;
  return (
    <article>
      <div className={`on-navy ${styles.opening}`}>
        <div className={styles.inner}>
          {breadcrumb}
          <p className={styles.number} aria-hidden="true">
            {chapterNumber}
          </p>
          <p className={styles.label}>{t.chapter(chapterNumber)}</p>
          <h1>{title}</h1>
          <p className={styles.teaser}>{teaser}</p>
        </div>
        <OpeningEnd />
      </div>
      <div className={styles.body}>
        <HandbookNav handbook={handbook} />
        <div className={styles.text}>
          <ProseText html={html} />
          <section aria-label={t.sectionsOf(title)}>
            <ol className={styles.sections}>
              {sections.map((section, index) => (
                <li key={section.href}>
                  <span className={styles.place}>{`${chapterNumber}.${index + 1}`}</span>
                  <div>
                    <h2>
                      <CardLink href={section.href} title={section.title} />
                    </h2>
                    <p>{section.teaser}</p>
                  </div>
                  <span className={styles.minutes}>{t.minutesToRead(section.minutes)}</span>
                </li>
              ))}
            </ol>
          </section>
          <HandbookDownloads items={downloads} />
          <HandbookWay handbook={handbook} />
        </div>
      </div>
    </article>
  );
}
