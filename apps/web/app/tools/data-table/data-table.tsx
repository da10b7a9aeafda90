import { ScrollFrame } from "../../ui/scroll-frame/scroll-frame";
import styles from "./data-table.module.css";

type Row = { id: string; cells: string[]; isMarked?: boolean; isTotal?: boolean };
type Props = {
  caption: string;
  /** Heads of the columns; the first one names the rows and may be empty. */
  head: string[];
  rows: Row[];
  /** Colour marks beside heads: names of chart colours. */
  swatches?: (string | undefined)[];
  /** Whether all columns but the first are of one width, so that they can be compared. */
  isEven?: boolean;
};

/** A table of numbers; it scrolls in its own frame where it does not fit. */
export function DataTable({ caption, head, rows, swatches, isEven }: Props) {
  return (
    <ScrollFrame>
      <table className={styles.table} data-even={isEven || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell === "" ? (
                <td key={cell} />
              ) : (
                <th key={cell} scope="col">
                  {swatches?.[column] && <span className={styles.swatch} data-line={swatches[column]} />}
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, isMarked, isTotal }) => (
            <tr key={id} data-marked={isMarked || undefined} data-total={isTotal || undefined}>
              <th scope="row">{cells[0]}</th>
              {cells.slice(1).map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
