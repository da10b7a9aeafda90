import { useMessages } from "../i18n/use-locale";
import type { HandbookView } from "../page-data/handbook";
import { Icon } from "../ui/icon/icon";
import styles from "./handbook-way.module.css";

/** The page before and after this one. */
export function HandbookWay({ handbook: { previous, next } }: { handbook: HandbookView }) {
  const t = useMessages();
  return (
    <nav className={styles.way} aria-label={t.readOn}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>
            <Icon name="arrow-left" /> {t.previousPage}
          </small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>
            {t.nextPage} <Icon name="arrow-right" />
          </small>
          {next.title}
        </a>
      )}
    </nav>
  );
}
