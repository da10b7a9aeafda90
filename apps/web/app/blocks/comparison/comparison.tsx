import { BlockSection } from "../block-section/block-section";
import type { BlockViewOf } from "../views";
import styles from "./comparison.module.css";

/**
 * A table that sets two to four things side by side. Where it does not fit it scrolls in its own frame: shadows at the
 * edges show that there is more, the row labels stay in view.
 */
export function Comparison({ block }: { block: BlockViewOf<"comparison"> }) {
  return (
    <BlockSection block={block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard */}
      <section className={styles.frame} aria-label={block.title} tabIndex={0}>
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
      </section>
    </BlockSection>
  );
}
