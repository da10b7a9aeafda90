import { type Locale, localePath } from "@waku/i18n/locale";
import { ArrowLink } from "../../ui/actions/actions";
import { searchHref } from "../search-address";
import type { SearchAnswer } from "../site-search";
import { searchTexts } from "../texts";
import { formatCount } from "../view-texts";
import { ResultList } from "./result-list";
import styles from "./search-page.module.css";

/** What leads on where nothing was found: another spelling, near words, the other language, people. */
export function Nothing({ answer, locale }: { answer: SearchAnswer; locale: Locale }) {
  const t = searchTexts[locale];
  const { text, spelling, nearest, otherLanguage } = answer;
  return (
    <div className={styles.nothing}>
      <p>{t.nothingText}</p>
      {spelling && (
        <p className={styles.spelling}>
          {t.spelling} <a href={searchHref(locale, { text: spelling })}>{spelling}</a>?
        </p>
      )}
      {nearest.length > 0 && (
        <div>
          <h3>{t.nearest}</h3>
          <ul className={styles.words}>
            {nearest.map((word) => (
              <li key={word}>
                <a href={searchHref(locale, { text: word })} className={styles.filter}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {otherLanguage && (
        <div>
          <h3>{t.otherLanguage(formatCount(otherLanguage.total, locale))}</h3>
          <ResultList results={otherLanguage.results} locale={locale} language={otherLanguage.locale} />
          <ArrowLink link={{ label: t.otherLanguageAll, href: searchHref(otherLanguage.locale, { text }) }} />
        </div>
      )}
      <div>
        <p>{t.contact}</p>
        <ArrowLink link={{ label: t.contactLink, href: localePath(locale, "contact") }} />
      </div>
    </div>
  );
}
