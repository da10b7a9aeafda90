import type { ReactNode } from "react";
import { VideoFrame } from "../blocks/video/video";
import { formatDay } from "../i18n/format";
import { useLocale, useMessages } from "../i18n/use-locale";
import type { ItemView } from "../page-data/item";
import { ArrowLink } from "../ui/actions/actions";
import { PageTitle } from "../ui/page-title/page-title";
import { ReadingFrame } from "../ui/reading-frame/reading-frame";
import styles from "./article-view.module.css";
import { JobFacts } from "./job-facts";
import { Neighbours } from "./neighbours";

/** Long texts get a table of contents from this many headings on. */
const tocFromHeadings = 3;

/** An item of a collection as a page: opening, text, what the collection adds, the way on. */
export function ArticleView({ item, breadcrumb }: { item: ItemView; breadcrumb: ReactNode }) {
  const t = useMessages();
  const { title, teaser, html, headings, video, job, client, newer, older } = item;
  return (
    <article>
      <PageTitle title={title} text={teaser} breadcrumb={breadcrumb} facts={<ItemFacts item={item} />} />
      <ReadingFrame aside={headings.length >= tocFromHeadings && <Toc headings={headings} />}>
        {video && <VideoFrame video={video} title={title} />}
        {/* HTML from the server's own Markdown pipeline */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        {job && <JobFacts job={job} />}
        {client && (
          <p>
            <ArrowLink link={{ label: t.toStory, href: client.storyHref }} />
          </p>
        )}
      </ReadingFrame>
      <Neighbours newer={newer} older={older} label={job && t.otherJob} />
    </article>
  );
}

function Toc({ headings }: { headings: ItemView["headings"] }) {
  const t = useMessages();
  return (
    <nav className={styles.toc} aria-label={t.onThisPage}>
      <p className={styles.title}>{t.onThisPage}</p>
      <ul className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ItemFacts({ item }: { item: ItemView }) {
  const locale = useLocale();
  const t = useMessages();
  const { published, minutes, collection, client } = item;
  const hasReadingTime = collection === "article" || collection === "update";
  if (client) return <span>{`${t.industry}: ${client.industry}`}</span>;
  if (!published) return null;
  return (
    <>
      <time dateTime={published}>{`${t.published}: ${formatDay(published, locale)}`}</time>
      {hasReadingTime && <span>{t.minutesToRead(minutes)}</span>}
    </>
  );
}
