import { Icon } from "../../ui/icon/icon";
import type { Tone } from "../../ui/section/section";
import { BlockSection } from "../block-section/block-section";
import styles from "./bullets.module.css";
import type { BulletsBlockView } from "./view";

/**
 * `checks`: two columns on sunken ground. `navy`: the same on navy. `lines`: ruled rows beside the heading; `stacked`:
 * the same below it.
 */
export type BulletsLayout = "checks" | "navy" | "lines" | "stacked";

const tones: Record<BulletsLayout, Tone> = { checks: "sunken", navy: "navy", lines: "paper", stacked: "paper" };

/** Short statements, one line each; checked, or numbered where a count runs through the page. */
export function Bullets({ block, layout }: { block: BulletsBlockView; layout: BulletsLayout }) {
  const List = block.from === undefined ? "ul" : "ol";
  const areRuled = layout === "lines" || layout === "stacked";
  return (
    <BlockSection block={block} tone={tones[layout]} heading={layout === "lines" ? "beside" : "above"}>
      <List className={areRuled ? styles.lines : styles.columns} start={block.from}>
        {block.items.map((item, index) => (
          <li key={item}>
            {block.from === undefined ? (
              <Icon name="check" />
            ) : (
              <span className={styles.number} aria-hidden="true">
                {block.from + index}
              </span>
            )}
            <span>{item}</span>
          </li>
        ))}
      </List>
    </BlockSection>
  );
}
