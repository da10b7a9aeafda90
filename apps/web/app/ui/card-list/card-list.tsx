import { formatDay } from "@waku/i18n/format";
import { useLocale } from "../../i18n/use-locale";
import { CardLink } from "../card-link/card-link";
import type { CardView } from "../views";
import styles from "./card-list.module.css";

/** Teasers of other pages; the whole card is the link's target area. */
export function CardList({ cards, level: Heading = "h3" }: { cards: CardView[]; level?: "h2" | "h3" }) {
  const locale = useLocale();
  return (
    <ul className={styles.list} data-count={cards.length}>
      {cards.map(({ href, title, text, published }) => (
        <li key={href} className={styles.card}>
          {published && (
            <time className={styles.day} dateTime={published}>
              {formatDay(published, locale)}
            </time>
          )}
          <Heading className={styles.title}>
            <CardLink href={href} title={title} />
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
