import { type RobotNumber, robotNumbers } from "@waku/content/robot-names";
import { type Locale, localePath } from "@waku/i18n/locale";
import { memo, useDeferredValue } from "react";
import { ScrollFrame } from "../../ui/scroll-frame/scroll-frame";
import { robotPath } from "../addresses";
import { nameOf, type RobotRow } from "../finder/finder-view";
import { formatMetric } from "../format";
import { robotTexts } from "../texts";
import styles from "./robot-table.module.css";

type Props = {
  caption: string;
  rows: RobotRow[];
  locale: Locale;
  /** Values to show; all by default. */
  numbers?: readonly RobotNumber[];
  /** Whether rows say of which type they are. */
  hasTypes?: boolean;
  /** Where rows can be ticked: name of the boxes, and what is ticked at first. */
  choice?: { name: string; chosen: readonly string[] };
};

/** So many rows change at once, about as many as are in view; the others follow, so that no frame waits for all of them. */
const rowsAtOnce = 8;

/** Robots with their values. On phones each row stands as a list of the values that are known. */
export function RobotTable({ caption, rows, locale, numbers = robotNumbers, hasTypes = false, choice }: Props) {
  const t = robotTexts[locale];
  const followed = useDeferredValue(rows);
  const shown = [...rows.slice(0, rowsAtOnce), ...followed.slice(rowsAtOnce, rows.length)];
  return (
    <ScrollFrame>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className={styles.choice}>
                <span className="visually-hidden">{t.compare}</span>
              </th>
            )}
            <th scope="col">{t.model}</th>
            {numbers.map((number) => (
              <th key={number} scope="col" className={styles.number}>
                {t.numbers[number].short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            <Row
              // By place: another result then changes texts. To draw rows anew takes a slow browser three times as long.
              // biome-ignore lint/suspicious/noArrayIndexKey: what a row keeps of its own has the key of its robot
              key={place}
              row={row}
              locale={locale}
              numbers={numbers}
              hasTypes={hasTypes}
              choiceName={choice?.name}
              isChosen={choice?.chosen.includes(row.id) ?? false}
            />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

type RowProps = Pick<Props, "locale"> & {
  row: RobotRow;
  numbers: readonly RobotNumber[];
  hasTypes: boolean;
  choiceName: string | undefined;
  isChosen: boolean;
};

/** A robot that stands in the same place before and after a search is not drawn again. */
const Row = memo(
  function Row({ row, locale, numbers, hasTypes, choiceName, isChosen }: RowProps) {
    const t = robotTexts[locale];
    return (
      <tr data-choice={choiceName && ""}>
        {choiceName && (
          <td className={styles.choice}>
            <label>
              <input
                key={row.id}
                type="checkbox"
                name={choiceName}
                value={row.id}
                defaultChecked={isChosen}
                aria-label={t.compareOf(nameOf(row))}
              />
            </label>
          </td>
        )}
        <th scope="row">
          <a href={localePath(locale, robotPath(row.id))}>{row.model}</a>
          {(row.maker || hasTypes) && (
            <span className={styles.maker}>
              {[row.maker, hasTypes && t.types[row.type].one].filter(Boolean).join(" · ")}
            </span>
          )}
          {row.status !== "available" && <span className={styles.status}>{t.statuses[row.status].label}</span>}
          {numbers.every((number) => row.values[number] === undefined) && (
            <span className={styles.none}>{t.noValues}</span>
          )}
        </th>
        {numbers.map((number) => {
          const value = row.values[number];
          const column = { className: styles.number, "data-column": t.numbers[number].short };
          return value === undefined ? (
            <td key={number} {...column} data-unknown="">
              <span role="img" aria-label={t.notRead}>
                –
              </span>
            </td>
          ) : (
            <td key={number} {...column}>
              {formatMetric(number, value, locale)}
            </td>
          );
        })}
      </tr>
    );
  },
  (before, after) =>
    before.row.id === after.row.id && before.numbers === after.numbers && before.locale === after.locale,
);
