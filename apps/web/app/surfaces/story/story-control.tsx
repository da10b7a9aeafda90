import { useMessages } from "../../i18n/use-locale";
import { Icon } from "../../ui/icon/icon";
import styles from "./story-control.module.css";

/** Pauses, continues and repeats the story around it; there only where stories play (stories.js). */
export function StoryControl({ title }: { title: string }) {
  const t = useMessages();
  return (
    <button
      type="button"
      hidden
      className={styles.control}
      aria-label={t.storyReplay(title)}
      data-story-control=""
      data-pause={t.storyPause(title)}
      data-resume={t.storyResume(title)}
      data-replay={t.storyReplay(title)}
    >
      <Icon name="player-pause" />
      <Icon name="player-play" />
      <Icon name="refresh" />
    </button>
  );
}
