import { CardLink } from "../../ui/card-link/card-link";
import styles from "./client-index.module.css";
import type { ListItemView } from "./view";

/** Clients by name, as large as names deserve. */
export function ClientIndex({ items }: { items: ListItemView[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, title, text, industry }) => (
        <li key={href}>
          <p className={styles.industry}>{industry}</p>
          <h3 className={styles.name}>
            <CardLink href={href} title={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
