import { type CSSProperties, useId } from "react";
import { useMessages } from "../../i18n/use-locale";
import { Picture } from "../../ui/picture/picture";
import { BlockSection } from "../block-section/block-section";
import type { WeakPointsBlockView } from "./view";
import styles from "./weak-points.module.css";

/**
 * A machine with its weak points numbered in the picture, and a table of them. On wide screens the points are radio
 * buttons, and of the table only the row of the chosen one is shown: by styles alone, so it answers before any script.
 * On phones, on paper and without scripts the numbers refer to the whole table.
 */
export function WeakPoints({ block: { picture, points, ...block } }: { block: WeakPointsBlockView }) {
  const t = useMessages();
  const group = useId();
  const columns = [t.weakPointSign, t.weakPointCause, t.weakPointTask, t.weakPointSource];
  const hasOthers = points.some(({ place }) => !place);
  return (
    <BlockSection block={block} tone="sunken">
      <div className={styles.points}>
        <div className={styles.machine}>
          {picture && (
            <Picture picture={picture} sizes="(width >= 62rem) min(43rem, 52vw), min(46rem, 92vw)" ground="page" />
          )}
          <div className={styles.marks} role="radiogroup" aria-label={t.weakPointChoose}>
            {hasOthers && <small aria-hidden>{t.weakPointElsewhere}</small>}
            {points.map(({ part, place }, index) => (
              <span
                key={part}
                className={place ? `${styles.mark} ${styles.placed}` : styles.mark}
                style={place && ({ "--x": `${place.x}%`, "--y": `${place.y}%` } as CSSProperties)}
                data-number={index + 1}
              >
                <input
                  type="radio"
                  id={`${group}-${index}`}
                  name={group}
                  defaultChecked={index === 0}
                  aria-describedby={`${group}-${index}-sign`}
                />
              </span>
            ))}
          </div>
        </div>
        <table className={styles.table}>
          <caption className="visually-hidden">{block.title}</caption>
          <thead>
            <tr>
              {[t.weakPointPart, ...columns].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ part, sign, cause, task, source }, index) => (
              <tr key={part}>
                <th scope="row">
                  <label htmlFor={`${group}-${index}`}>
                    <span className={styles.number}>{index + 1}</span> {part}
                  </label>
                </th>
                {[sign, cause, task, source].map((text, column) => (
                  <td
                    key={columns[column]}
                    id={column === 0 ? `${group}-${index}-sign` : undefined}
                    data-column={columns[column]}
                  >
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}
