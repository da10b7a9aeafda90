import { useMessages } from "../../i18n/use-locale";
import { CardLink } from "../../ui/card-link/card-link";
import { Icon } from "../../ui/icon/icon";
import styles from "./job-index.module.css";
import type { ListItemView } from "./view";

/** Open positions like a departure board: what, how much, where. */
export function JobIndex({ items }: { items: ListItemView[] }) {
  const t = useMessages();
  const employments = { FULL_TIME: t.employmentFull, PART_TIME: t.employmentPart, INTERN: t.employmentIntern };
  return (
    <ul className={`on-navy ${styles.board}`}>
      {items.map(({ href, title, text, employment, workplace }) => (
        <li key={href}>
          <div>
            <h3 className={styles.title}>
              <CardLink href={href} title={title} />
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
          <p className={styles.terms}>
            {employment && <span>{employments[employment]}</span>}
            <span>{workplace}</span>
          </p>
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
  );
}
