import type { LineDrawingName } from "@waku/content/schema";
import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { CardLink } from "../../ui/card-link/card-link";
import { LineDrawing } from "../../ui/line-drawing/line-drawing";
import styles from "./article-index.module.css";
import type { ListItemView } from "./view";

/** Cover drawings; with each new article the next one has its turn. */
const covers: LineDrawingName[] = ["amr", "plan", "arm", "forklift", "chart", "drone"];

/** The newest article of the magazine, as a cover. */
export function LatestArticle({ item }: { item: ListItemView }) {
  return (
    <div className={`on-navy ${styles.cover}`}>
      <LineDrawing name={covers[item.number % covers.length] ?? "amr"} className={styles.drawing} />
      <Article item={item} />
    </div>
  );
}

/** All articles of the magazine, one below the other. */
export function ArticleIndex({ items }: { items: ListItemView[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.href} className={styles.item}>
          <Article item={item} />
        </li>
      ))}
    </ol>
  );
}

function Article({ item }: { item: ListItemView }) {
  return (
    <>
      <Facts item={item} />
      <div>
        <h3 className={styles.title}>
          <CardLink href={item.href} title={item.title} />
        </h3>
        <p className={styles.text}>{item.text}</p>
      </div>
    </>
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
