import { useMessages } from "../i18n/use-locale";
import type { RecordingView } from "../page-data/item";
import { ProseText } from "./prose-text";
import styles from "./recording.module.css";

/** The recording of an update: the browser's own player, which loads nothing before it is started, and what is said. */
export function Recording({ recording, title }: { recording: RecordingView; title: string }) {
  const t = useMessages();
  const { href, duration, transcript } = recording;
  return (
    <section className={styles.recording} aria-labelledby="recording">
      <h2 id="recording" className={styles.title}>
        {t.listen}
      </h2>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below, as text */}
      <audio className={styles.player} controls preload="none" src={href} aria-label={t.recordingOf(title)} />
      <p className={styles.facts}>
        <span>{t.lasts(duration)}</span>
        <a href={href} download="">
          {t.downloadRecording}
        </a>
      </p>
      {transcript ? (
        <details className={styles.transcript}>
          <summary>{t.transcript}</summary>
          <ProseText html={transcript} />
        </details>
      ) : (
        <p className={styles.facts}>{t.textIsTranscript}</p>
      )}
    </section>
  );
}
