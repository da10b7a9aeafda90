import { useMessages } from "../i18n/use-locale";
import type { HandbookView, TocLink } from "../page-data/handbook";
import styles from "./handbook-toc.module.css";

/** Table of contents of the whole handbook, beside the text. */
export function HandbookToc({ toc }: { toc: HandbookView["toc"] }) {
  const t = useMessages();
  return (
    <nav className={styles.toc} aria-label={t.handbook}>
      <ol className={styles.chapters}>
        {toc.map(({ number, sections, ...chapter }) => (
          <li key={chapter.href}>
            <small>{t.chapter(number)}</small>
            <TocEntry link={chapter} />
            <ol className={styles.sections}>
              {sections.map((section) => (
                <li key={section.href}>
                  <TocEntry link={section} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function TocEntry({ link }: { link: TocLink }) {
  return (
    <a href={link.href} aria-current={link.isCurrent ? "page" : undefined}>
      {link.title}
    </a>
  );
}
