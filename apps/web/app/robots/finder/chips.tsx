import type { Locale } from "@waku/i18n/locale";
import { memo } from "react";
import { Icon } from "../../ui/icon/icon";
import { emptyFilter } from "../model/filter";
import { chosen } from "../model/filter-href";
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

/** What is chosen, each with a link that takes it off. */
export const Chips = memo(function Chips({ result, names, locale, hrefOf }: Props) {
  const t = robotTexts[locale];
  const chips = chosen(result.filter);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t.chosen}>
      {chips.map((chip) => {
        const label = chipLabel(chip, names, locale);
        return (
          <li key={label}>
            <a href={hrefOf(chip.without)} data-filter="" className={styles.chip} aria-label={t.remove(label)}>
              {label} <Icon name="x" />
            </a>
          </li>
        );
      })}
      {chips.length > 1 && (
        <li>
          <a href={hrefOf({ ...emptyFilter, sort: result.filter.sort })} data-filter="" className={styles.reset}>
            {t.reset}
          </a>
        </li>
      )}
    </ul>
  );
});
