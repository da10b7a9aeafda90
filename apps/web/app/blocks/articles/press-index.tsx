import { formatDay } from "@waku/i18n/format";
import { useLocale } from "../../i18n/use-locale";
import { CardLink } from "../../ui/card-link/card-link";
import type { ListItemView } from "../views";
import styles from "./press-index.module.css";

/** Press releases by year: a day and a line each, quick to scan for those who look for one. */
export function PressIndex({ items }: { items: ListItemView[] }) {
  const locale = useLocale();
  const years = [...new Set(items.map(yearOf))];
  return years.map((year) => (
    <section key={year} className={styles.year}>
      <h3 className={styles.number}>{year}</h3>
      <ul className={styles.list}>
        {items
          .filter((item) => yearOf(item) === year)
          .map(({ href, title, text, published }) => (
            <li key={href}>
              {published && <time dateTime={published}>{formatDay(published, locale)}</time>}
              <h4>
                <CardLink href={href} title={title} />
              </h4>
              <p>{text}</p>
            </li>
          ))}
      </ul>
    </section>
  ));
}

function yearOf({ published = "" }: ListItemView): string {
  return published.slice(0, 4);
}
