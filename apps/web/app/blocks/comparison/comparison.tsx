import { ScrollFrame } from "../../ui/scroll-frame/scroll-frame";
import { BlockSection } from "../block-section/block-section";
import type { BlockViewOf } from "../views";
import styles from "./comparison.module.css";

/**
 * A table that sets two to four things side by side. On phones each row is headed by its label; where the table does
 * not fit otherwise, it scrolls in its own frame.
 */
export function Comparison({ block }: { block: BlockViewOf<"comparison"> }) {
  return (
    <BlockSection block={block}>
      <ScrollFrame label={block.title}>
        <table className={block.highlight ? `${styles.table} ${styles.highlight}` : styles.table}>
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
                  <td key={block.columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </BlockSection>
  );
}
