import { useMessages } from "../i18n/use-locale";
import type { CardView } from "../ui/views";
import styles from "./neighbours.module.css";

/** Way to the item before and after this one. */
export function Neighbours({ newer, older }: { newer?: CardView; older?: CardView }) {
  const t = useMessages();
  if (!newer && !older) return null;
  return (
    <nav className={styles.neighbours} aria-label={t.readOn}>
      {older && (
        <a href={older.href} rel="prev">
          <small>{t.previousItem}</small>
          {older.title}
        </a>
      )}
      {newer && (
        <a href={newer.href} rel="next">
          <small>{t.nextItem}</small>
          {newer.title}
        </a>
      )}
    </nav>
  );
}
