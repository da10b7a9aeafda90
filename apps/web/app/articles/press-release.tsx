import { formatDay } from "@waku/i18n/format";
import { localePath } from "@waku/i18n/locale";
import { useLocale, useMessages } from "../i18n/use-locale";
import { ArrowLink } from "../ui/actions/actions";
import { CopyLink } from "../ui/copy-link/copy-link";
import type { ArticleProps } from "./article-props";
import { Neighbours } from "./neighbours";
import styles from "./press-release.module.css";
import { ProseText } from "./prose-text";

/** A press release, as one sends it: a letterhead with the day, the text, the way to all others. */
export function PressRelease({ item, breadcrumb }: ArticleProps) {
  const t = useMessages();
  const locale = useLocale();
  const { title, teaser, html, published, newer, older } = item;
  return (
    <>
      <article className={styles.sheet}>
        {breadcrumb}
        <p className={styles.head}>
          <strong>{t.collections.pressRelease}</strong>
          {published && <time dateTime={published}>{formatDay(published, locale)}</time>}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.body}>
          <p className={styles.teaser}>{teaser}</p>
          <ProseText html={html} />
          <p className={styles.end}>
            <ArrowLink link={{ label: t.moreOf.pressRelease, href: localePath(locale, "company/press") }} />
            <CopyLink label={t.copyLink} doneLabel={t.linkCopied} />
          </p>
        </div>
      </article>
      <Neighbours newer={newer} older={older} />
    </>
  );
}
