import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../i18n/use-locale";
import { CopyLink } from "../ui/copy-link/copy-link";
import { TagList } from "../ui/tag-list/tag-list";
import type { ArticleProps } from "./article-props";
import styles from "./magazine-article.module.css";
import { MoreItems } from "./more-items";
import { Neighbours } from "./neighbours";
import { ProseText } from "./prose-text";
import { SheetFiles } from "./sheet-files";
import { Toc } from "./toc";

/** A magazine article: a title page on paper, contents beside the text, a line that shows how far one has read. */
export function MagazineArticle({ item, breadcrumb }: ArticleProps) {
  const t = useMessages();
  const locale = useLocale();
  const { title, teaser, html, headings, published, minutes, tags, newer, older, related, sheet } = item;
  const others = related.filter(({ href }) => href !== newer?.href && href !== older?.href);
  return (
    <>
      <article className={styles.article}>
        <div className={styles.progress} aria-hidden="true" />
        <header className={styles.opening}>
          {breadcrumb}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.teaser}>{teaser}</p>
          <div className={styles.facts}>
            {published && <time dateTime={published}>{formatDay(published, locale)}</time>}
            <span>{t.minutesToRead(minutes)}</span>
            <TagList tags={tags} />
            <CopyLink label={t.copyLink} doneLabel={t.linkCopied} />
          </div>
        </header>
        <div className={styles.body}>
          <Toc headings={headings} place="beside" />
          <div>
            <ProseText html={html} />
            {sheet && <SheetFiles files={sheet} />}
          </div>
        </div>
      </article>
      <Neighbours newer={newer} older={older} />
      <MoreItems item={item} cards={others} />
    </>
  );
}
