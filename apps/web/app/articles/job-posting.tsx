import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../i18n/use-locale";
import type { ArticleProps } from "./article-props";
import { JobFacts } from "./job-facts";
import styles from "./job-posting.module.css";
import { MoreItems } from "./more-items";
import { ProseText } from "./prose-text";

/** An open position: what it is about, with its terms beside the text as long as one reads. */
export function JobPosting({ item, breadcrumb }: ArticleProps) {
  const t = useMessages();
  const locale = useLocale();
  const { title, teaser, html, published, job } = item;
  return (
    <div className={styles.page}>
      <article>
        <div className={`on-mint ${styles.opening}`}>
          <div className={styles.inner}>
            {breadcrumb}
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.teaser}>{teaser}</p>
            {published && (
              <p className={styles.day}>
                <time dateTime={published}>{`${t.published}: ${formatDay(published, locale)}`}</time>
              </p>
            )}
          </div>
        </div>
        <div className={styles.body}>
          <div className={styles.terms}>{job && <JobFacts job={job} />}</div>
          <ProseText html={html} />
        </div>
      </article>
      <MoreItems item={item} />
    </div>
  );
}
