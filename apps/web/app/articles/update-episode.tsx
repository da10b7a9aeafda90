import { formatDay } from "@waku/i18n/format";
import { VideoFrame } from "../blocks/video/video";
import { useLocale, useMessages } from "../i18n/use-locale";
import type { ArticleProps } from "./article-props";
import { MoreItems } from "./more-items";
import { ProseText } from "./prose-text";
import { Recording } from "./recording";
import styles from "./update-episode.module.css";
import { Waveform } from "./waveform";

/**
 * An update, to read in a break: its number opens it, the text follows in one column. Where there is a recording, a
 * sound wave says so, and a player stands above the text.
 */
export function UpdateEpisode({ item, breadcrumb }: ArticleProps) {
  const t = useMessages();
  const locale = useLocale();
  const { title, teaser, html, published, minutes, number = 1, video, recording } = item;
  return (
    <>
      <article>
        <div className={`on-navy ${styles.opening}`}>
          <div className={styles.inner}>
            {breadcrumb}
            <p className={styles.number}>{recording ? t.episode(number) : t.issue(number)}</p>
            <h1>{title}</h1>
            <p className={styles.teaser}>{teaser}</p>
            <p className={styles.facts}>
              {published && <time dateTime={published}>{formatDay(published, locale)}</time>}
              <span>{t.minutesToRead(minutes)}</span>
            </p>
          </div>
          {recording && <Waveform seed={number} />}
        </div>
        <div className={styles.text}>
          {video && <VideoFrame video={video} title={title} />}
          {recording && <Recording recording={recording} title={title} />}
          <ProseText html={html} />
        </div>
      </article>
      <MoreItems item={item} />
    </>
  );
}
