import { type Locale, languageTags } from "@waku/i18n/locale";
import { Marked } from "../marked";
import type { SearchResult } from "../site-search";
import { searchTexts } from "../texts";
import styles from "./search-page.module.css";

type Props = {
  results: SearchResult[];
  locale: Locale;
  /** Language of the results, where it is not the page's own. */
  language?: Locale;
};

/** Results with kind, title, excerpt and the way to their page. */
export function ResultList({ results, locale, language }: Props) {
  const t = searchTexts[locale];
  return (
    <ol className={styles.list}>
      {results.map(({ kind, title, excerpt, href, trail }) => (
        <li key={href} className={styles.result}>
          <h3>
            <a href={href} hrefLang={language && languageTags[language]}>
              {/* Part of the link's name: a page, a question and a term may share a title. */}
              <span className={styles.kind}>
                {t.kinds[kind].one}
                <span className="visually-hidden">: </span>
              </span>
              <span className={styles.name} lang={language && languageTags[language]}>
                <Marked text={title} />
              </span>
            </a>
          </h3>
          <p className={styles.excerpt} lang={language && languageTags[language]}>
            <Marked text={excerpt} />
          </p>
          {trail.length > 0 && (
            <p className={styles.trail} lang={language && languageTags[language]}>
              {trail.join(" / ")}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
