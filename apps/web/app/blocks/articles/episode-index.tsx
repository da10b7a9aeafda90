import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { CardLink } from "../../ui/card-link/card-link";
import type { ListItemView } from "../views";
import styles from "./episode-index.module.css";

/** Updates in a row, each with its number; those with a recording say how long it is. */
export function EpisodeIndex({ items }: { items: ListItemView[] }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <ol className={styles.list}>
      {items.map(({ href, title, text, number, minutes, published, duration }) => (
        <li key={href} className={styles.episode}>
          <p className={styles.number}>{duration ? t.episode(number) : t.issue(number)}</p>
          <h3 className={styles.title}>
            <CardLink href={href} title={title} />
          </h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.facts}>
            {published && <time dateTime={published}>{formatDay(published, locale)}</time>}
            <span>{t.minutesToRead(minutes)}</span>
            {duration && <span>{t.lasts(duration)}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
