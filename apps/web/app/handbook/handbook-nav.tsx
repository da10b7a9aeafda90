import { useMessages } from "../i18n/use-locale";
import type { HandbookView, TocLink } from "../page-data/handbook";
import { Progress } from "../ui/progress/progress";
import styles from "./handbook-nav.module.css";

/** Contents of the whole handbook and how far one has come; folded where there is no room beside the text. */
export function HandbookNav({ handbook }: { handbook: HandbookView }) {
  const t = useMessages();
  const { toc, index, position } = handbook;
  const page = t.page(position.current, position.total);
  return (
    <nav className={styles.nav} aria-label={t.handbookContents}>
      <a className={styles.index} href={index.href}>
        {index.title}
      </a>
      <div className={styles.position}>
        <Progress label={index.title} value={position.current} max={position.total} text={page} />
        <span>{page}</span>
      </div>
      <details className={styles.contents}>
        <summary className={styles.summary}>{t.handbookContents}</summary>
        <ol className={styles.chapters}>
          {toc.map(({ number, sections, ...chapter }) => (
            <li key={chapter.href}>
              <small>{t.chapter(number)}</small>
              <ContentsLink link={chapter} />
              <ol className={styles.sections}>
                {sections.map((section) => (
                  <li key={section.href}>
                    <ContentsLink link={section} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function ContentsLink({ link }: { link: TocLink }) {
  return (
    <a href={link.href} aria-current={link.isCurrent ? "page" : undefined}>
      {link.title}
    </a>
  );
}
