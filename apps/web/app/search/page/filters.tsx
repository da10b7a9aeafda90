import type { Locale } from "@waku/i18n/locale";
import { searchHref } from "../search-address";
import { type SearchAnswer, type SearchKind, searchKinds } from "../site-search";
import { searchTexts } from "../texts";
import { formatCount } from "../view-texts";
import styles from "./search-page.module.css";

type Props = { text: string; kind: SearchKind | undefined; answer: SearchAnswer; locale: Locale };

/** Links to the results of one kind, each with how many there are. */
export function Filters({ text, kind, answer, locale }: Props) {
  const t = searchTexts[locale];
  const present = searchKinds.filter((each) => answer.counts[each] > 0 || each === kind);
  const choices: { kind?: SearchKind; label: string; count: number }[] = [
    { label: t.all, count: answer.total },
    ...present.map((each) => ({ kind: each, label: t.kinds[each].many, count: answer.counts[each] })),
  ];
  return (
    <nav aria-label={t.filter}>
      <ul className={styles.filters}>
        {choices.map((choice) => (
          <li key={choice.kind ?? "all"}>
            <a
              href={searchHref(locale, { text, kind: choice.kind })}
              className={styles.filter}
              aria-current={choice.kind === kind ? "true" : undefined}
            >
              <span>{choice.label}</span>{" "}
              <span className={styles.count}>
                {formatCount(choice.count, locale)}
                <span className="visually-hidden"> {t.resultsOf}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
