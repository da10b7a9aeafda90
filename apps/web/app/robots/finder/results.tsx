import { type Locale, localePath } from "@waku/i18n/locale";
import { memo } from "react";
import { Icon } from "../../ui/icon/icon";
import { Pagination } from "../../ui/pagination/pagination";
import { formatNumber } from "../format";
import { modelsParam } from "../model/compare";
import { RobotTable } from "../table/robot-table";
import { robotTexts } from "../texts";
import { chipLabel } from "./chip-label";
import type { FinderNames, FinderResult } from "./finder-view";
import styles from "./robot-finder.module.css";

type Props = {
  result: FinderResult;
  names: FinderNames;
  locale: Locale;
  hrefOf: (filter: FinderResult["filter"]) => string;
};

const numbers = ["payloadKg", "reachMm", "maxSpeedMps", "weightKg", "runTimeH"] as const;

/** One page of what was found, or what to give up where nothing was; then the way to the comparison. */
export const Results = memo(function Results({ result, names, locale, hrefOf }: Props) {
  const t = robotTexts[locale];
  const { rows, ticked } = result;
  const shown = new Set(rows.map(({ id }) => id));
  const chosen = ticked.map(({ id }) => id);
  const kept = ticked.filter(({ id }) => !shown.has(id));
  return (
    <>
      {rows.length === 0 ? (
        <Nothing result={result} names={names} locale={locale} hrefOf={hrefOf} />
      ) : (
        <RobotTable
          caption={t.results}
          rows={rows}
          locale={locale}
          numbers={numbers}
          hasTypes
          choice={{ name: modelsParam, chosen }}
        />
      )}
      <Pages result={result} locale={locale} hrefOf={hrefOf} />
      {/* What was ticked on another page of the list stays ticked. */}
      {kept.map(({ id }) => (
        <input key={id} type="hidden" name={modelsParam} value={id} />
      ))}
      {(rows.length > 0 || kept.length > 0) && (
        <div className={styles.compare} data-ticked={ticked.length > 0 || undefined}>
          <p>
            {ticked.length > 0 ? t.compareCount(formatNumber(ticked.length, locale)) : t.compareNote}
            {kept.length > 0 && <small>{kept.map(({ name }) => name).join(", ")}</small>}
          </p>
          <button type="submit" formAction={localePath(locale, "robots/compare")} className={styles.compareButton}>
            {t.compareChosen} <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </>
  );
});

function Nothing({ result, names, locale, hrefOf }: Props) {
  const t = robotTexts[locale];
  return (
    <div className={styles.nothing}>
      <h4>{t.noneTitle}</h4>
      {result.loosened.length > 0 ? (
        <>
          <p>{t.noneText}</p>
          <ul>
            {result.loosened.map(({ chosen, total }) => {
              const label = chipLabel(chosen, names, locale);
              return (
                <li key={label}>
                  <a href={hrefOf(chosen.without)} data-filter="">
                    {t.without(label, formatNumber(total, locale))}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <p>
          {t.noneHelps} <a href={localePath(locale, "contact")}>{t.askUs}</a>
        </p>
      )}
    </div>
  );
}

/** The way through the pages of the list, which says which models it shows of how many. */
function Pages({ result, locale, hrefOf }: Omit<Props, "names">) {
  const { filter, page, pages, total, rows, first } = result;
  if (pages < 2) return null;
  const count = (value: number) => formatNumber(value, locale);
  const place = robotTexts[locale].shown(count(first), count(first + rows.length - 1), count(total));
  return <Pagination current={page} total={pages} hrefOf={(to) => hrefOf({ ...filter, page: to })} place={place} />;
}
