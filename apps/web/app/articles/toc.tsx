import { useMessages } from "../i18n/use-locale";
import styles from "./toc.module.css";

/** Long texts get a table of contents from this many headings on. */
const fromHeadings = 3;

/** A heading with its anchor, and the number it shows where headings have numbers; empty for one that has none. */
export type TocEntry = { id: string; text: string; number?: string };

type Props = {
  headings: TocEntry[];
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
        {headings.map(({ id, text, number }) => (
          <li key={id}>
            <a href={`#${id}`} data-number={number}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
