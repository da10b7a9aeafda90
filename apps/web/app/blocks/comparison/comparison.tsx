import { ScrollFrame } from "../../ui/scroll-frame/scroll-frame";
import type { Tone } from "../../ui/section/section";
import { BlockSection } from "../block-section/block-section";
import styles from "./comparison.module.css";
import type { ComparisonBlockView } from "./view";

/** Ground of the table: the one its neighbours in the family do not stand on. */
export type ComparisonLayout = Extract<Tone, "paper" | "sunken">;

/**
 * A table that sets two to four things side by side. On phones each row stands as a list of its own, every value with
 * the name of its column; between them and wide screens it may scroll in its frame.
 */
export function Comparison({ block, layout }: { block: ComparisonBlockView; layout: ComparisonLayout }) {
  return (
    <BlockSection block={block} tone={layout}>
      <ScrollFrame>
        <table className={block.highlight ? `${styles.table} ${styles.highlight}` : styles.table}>
          <caption className="visually-hidden">{block.title}</caption>
          <thead>
            <tr>
              <td />
              {block.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={block.columns[index]} data-column={block.columns[index]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </BlockSection>
  );
}
