import { formatDay } from "../../i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { CardLink } from "../../ui/card-link/card-link";
import type { DrawingName } from "../../ui/line-drawing/drawings";
import { LineDrawing } from "../../ui/line-drawing/line-drawing";
import type { ListItemView } from "../views";
import styles from "./article-index.module.css";

/** Cover drawings; with each new article the next one has its turn. */
const covers: DrawingName[] = ["amr", "plan", "arm", "forklift", "chart", "drone"];

/** The magazine: the newest article as a cover, the others as a list below. */
export function ArticleIndex({ items }: { items: ListItemView[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li key={item.href} className={index === 0 ? `on-navy ${styles.cover}` : styles.item}>
          {index === 0 && (
            <LineDrawing name={covers[item.number % covers.length] ?? "amr"} className={styles.drawing} />
          )}
          <Facts item={item} />
          <div>
            <h3 className={styles.title}>
              <CardLink href={item.href} title={item.title} />
            </h3>
            <p className={styles.text}>{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Facts({ item: { published, minutes } }: { item: ListItemView }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <p className={styles.facts}>
      {published && <time dateTime={published}>{formatDay(published, locale)}</time>}
      <span>{t.minutesToRead(minutes)}</span>
    </p>
  );
}
