import type { ReactNode } from "react";
import { useMessages } from "../i18n/use-locale";
import type { HandbookView } from "../page-data/handbook";
import { DownloadList } from "../ui/download-list/download-list";
import { Icon } from "../ui/icon/icon";
import { PageTitle } from "../ui/page-title/page-title";
import { ReadingFrame } from "../ui/reading-frame/reading-frame";
import styles from "./handbook-frame.module.css";
import { HandbookToc } from "./handbook-toc";

type Props = { handbook: HandbookView; breadcrumb: ReactNode; children?: ReactNode };

/** What chapters and sections share: opening with progress, side navigation, text, materials, way on. */
export function HandbookFrame({ handbook, breadcrumb, children }: Props) {
  const t = useMessages();
  const { title, teaser, html, chapterNumber, position, previous, next, downloads, toc } = handbook;
  return (
    <article>
      <PageTitle
        title={title}
        text={teaser}
        breadcrumb={breadcrumb}
        facts={
          <>
            <span>{t.chapter(chapterNumber)}</span>
            <progress
              className={styles.progress}
              value={position.current}
              max={position.total}
              aria-label={t.handbook}
            />
            <span>{t.page(position.current, position.total)}</span>
          </>
        }
      />
      <ReadingFrame aside={<HandbookToc toc={toc} />}>
        {/* HTML from the server's own Markdown pipeline */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        {children}
        {downloads.length > 0 && (
          <section aria-label={t.downloads}>
            <h2 className={styles.downloadsTitle}>{t.downloads}</h2>
            <DownloadList items={downloads} />
          </section>
        )}
        <nav className={styles.way} aria-label={t.readOn}>
          {previous && (
            <a href={previous.href} rel="prev">
              <Icon name="arrow-left" /> {previous.title}
            </a>
          )}
          {next && (
            <a href={next.href} rel="next">
              {next.title} <Icon name="arrow-right" />
            </a>
          )}
        </nav>
      </ReadingFrame>
    </article>
  );
}
