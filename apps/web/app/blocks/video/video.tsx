import { useState } from "react";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import styles from "./video.module.css";
import type { VideoBlockView, VideoView } from "./view";

/** A video that contacts its platform only after a click. Without scripts the poster links to the platform. */
export function Video({ block }: { block: VideoBlockView }) {
  const t = useMessages();
  return (
    <Section id={block.anchor} tone="navy">
      <SectionHeading title={block.title} intro={block.text} />
      {block.video && <VideoFrame video={block.video} title={block.title} />}
      {block.gap && (
        <p className={styles.gap} data-gap="">
          {t.videoMissing}
        </p>
      )}
    </Section>
  );
}

const platforms = {
  youtube: {
    name: "YouTube",
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    embed: (id: string, locale: string) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&hl=${locale}&cc_load_policy=1`,
  },
  vimeo: {
    name: "Vimeo",
    page: (id: string) => `https://vimeo.com/${id}`,
    embed: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
};

/** Poster first, player after the click. */
export function VideoFrame({ video, title }: { video: VideoView; title: string }) {
  const locale = useLocale();
  const t = useMessages();
  const [isPlaying, setPlaying] = useState(false);
  const platform = platforms[video.platform];
  if (isPlaying)
    return (
      <iframe
        className={styles.frame}
        src={platform.embed(video.id, locale)}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  return (
    <a
      className={styles.poster}
      href={platform.page(video.id)}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <span className={styles.play}>
        <Icon name="player-play" />
        {t.playVideo}
      </span>
      <small>{t.videoNotice(platform.name)}</small>
    </a>
  );
}
