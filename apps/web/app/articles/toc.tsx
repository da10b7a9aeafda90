import { useMessages } from "../i18n/use-locale";
import styles from "./toc.module.css";

/** Long texts get a table of contents from this many headings on. */
const fromHeadings = 3;

type Props = {
  headings: { id: string; text: string }[];
  /** Beside the text, where it stays in view, or above it in columns. */
  place: "beside" | "above";
};

/** Headings of a text as links. */
export function Toc({ headings, place }: Props) {
  const t = useMessages();
  if (headings.length < fromHeadings) return null;
  return (
    <nav className={styles.toc} aria-label={t.onThisPage} data-place={place}>
      <p className={styles.title}>{t.onThisPage}</p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
