import type { CardView } from "../blocks/views";
import { useMessages } from "../i18n/use-locale";
import styles from "./neighbours.module.css";

type Props = {
  newer?: CardView;
  older?: CardView;
  /** Where age says nothing: what each of the two is. */
  label?: string;
};

/** Way to the item before and after this one. */
export function Neighbours({ newer, older, label }: Props) {
  const t = useMessages();
  if (!newer && !older) return null;
  return (
    <nav className={styles.neighbours} aria-label={t.readOn}>
      {older && (
        <a href={older.href} rel="prev">
          <small>{label ?? t.previousItem}</small>
          {older.title}
        </a>
      )}
      {newer && (
        <a href={newer.href} rel="next">
          <small>{label ?? t.nextItem}</small>
          {newer.title}
        </a>
      )}
    </nav>
  );
}
