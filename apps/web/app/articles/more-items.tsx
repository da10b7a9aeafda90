import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../i18n/use-locale";
import type { ItemView } from "../page-data/item";
import { CardLink } from "../ui/card-link/card-link";
import type { CardView } from "../ui/views";
import styles from "./more-items.module.css";

/** Other items of the same collection, one line each. */
export function MoreItems({ item, cards = item.related }: { item: ItemView; cards?: CardView[] }) {
  const t = useMessages();
  const locale = useLocale();
  if (cards.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="more-items">
      <div className={styles.inner}>
        <h2 id="more-items" className={styles.title}>
          {t.moreOf[item.collection]}
        </h2>
        <ul className={styles.list}>
          {cards.map(({ title, text, href, published }) => (
            <li key={href}>
              {published && <time dateTime={published}>{formatDay(published, locale)}</time>}
              <h3>
                <CardLink href={href} title={title} />
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
