import type { Locale } from "@waku/i18n/locale";
import type { Ref } from "react";
import { Pagination } from "../../ui/pagination/pagination";
import { searchHref } from "../search-address";
import type { SearchView } from "../search-view";
import type { SearchAnswer } from "../site-search";
import { searchTexts } from "../texts";
import { formatCount, foundText } from "../view-texts";
import { Filters } from "./filters";
import { Nothing } from "./nothing";
import { ResultList } from "./result-list";
import styles from "./search-page.module.css";

type Props = {
  view: SearchView;
  answer: SearchAnswer;
  /** The heading takes the focus where what was focused is gone. */
  heading: Ref<HTMLHeadingElement>;
  locale: Locale;
};

/** What was found: how much, by kind, and one page of it; or what leads on where nothing was. */
export function Answer({ view, answer, heading, locale }: Props) {
  const t = searchTexts[locale];
  const { text, kind, page } = view;
  const hasResults = answer.results.length > 0;
  return (
    <div className={styles.answer} data-filtered={answer.total > 0 || undefined}>
      <h2 id="results-heading" ref={heading} tabIndex={-1} className={styles.found}>
        {foundText(view, locale)}
      </h2>
      {answer.total > 0 && <Filters text={text} kind={kind} answer={answer} locale={locale} />}
      <section className={styles.results} aria-labelledby="results-heading">
        {answer.total > 0 && answer.spelling && <p>{t.corrected(text, answer.spelling)}</p>}
        {hasResults && <ResultList results={answer.results} locale={locale} />}
        {kind && answer.matches === 0 && answer.total > 0 && (
          <p>
            {t.nothingOfKind(t.kinds[kind].many)}{" "}
            <a href={searchHref(locale, { text })}>{t.allKinds(formatCount(answer.total, locale))}</a>
          </p>
        )}
        {answer.total === 0 && <Nothing answer={answer} locale={locale} />}
        {answer.pages > 1 && (
          <Pagination
            current={page}
            total={answer.pages}
            hrefOf={(to) => searchHref(locale, { text, kind, page: to })}
          />
        )}
      </section>
    </div>
  );
}
