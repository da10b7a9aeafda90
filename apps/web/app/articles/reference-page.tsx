import type { ArticleProps } from "./article-view";
import { MoreItems } from "./more-items";
import { ProseText } from "./prose-text";
import styles from "./reference-page.module.css";
import { Toc } from "./toc";

/** A page to look things up: contents in columns, then one entry after the other with its heading beside it. */
export function ReferencePage({ item, breadcrumb }: ArticleProps) {
  const { title, teaser, html, headings } = item;
  return (
    <div className={styles.columns}>
      <article className={styles.page}>
        {breadcrumb}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.teaser}>{teaser}</p>
        <Toc headings={headings} place="above" />
        <ProseText html={html} />
      </article>
      <MoreItems item={item} />
    </div>
  );
}
