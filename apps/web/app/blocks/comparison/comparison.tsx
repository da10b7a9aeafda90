import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";
import styles from "./comparison.module.css";

/** A table that sets two to four things side by side. It scrolls in its own frame where it does not fit. */
export function Comparison({ block }: { block: BlockViewOf<"comparison"> }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard */}
      <section className={styles.frame} aria-label={block.title} tabIndex={0}>
        <table className={styles.table}>
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
    </Section>
  );
}
