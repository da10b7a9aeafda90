import { Icon } from "../icon/icon";
import type { DownloadView } from "../views";
import styles from "./download-list.module.css";

/** Files with what they are good for and their format. */
export function DownloadList({ items }: { items: DownloadView[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text, href, format, external }) => (
        <li key={href}>
          <a href={href} download={external ? undefined : ""}>
            <Icon name={external ? "external-link" : "download"} />
            <span>
              <strong>{title}</strong>
              {!external && <span className={styles.format}>{` ${format}`}</span>}
              <span className={styles.text}>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
