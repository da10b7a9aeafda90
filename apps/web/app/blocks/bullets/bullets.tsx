import { Icon } from "../../ui/icon/icon";
import type { Tone } from "../../ui/section/section";
import { BlockSection } from "../block-section/block-section";
import type { BlockViewOf } from "../views";
import styles from "./bullets.module.css";

/** `checks`: two columns on sunken ground. `navy`: the same on navy. `lines`: ruled rows beside the heading. */
export type BulletsLayout = "checks" | "navy" | "lines";

const tones: Record<BulletsLayout, Tone> = { checks: "sunken", navy: "navy", lines: "paper" };

/** Short statements, one line each. */
export function Bullets({ block, layout }: { block: BlockViewOf<"bullets">; layout: BulletsLayout }) {
  return (
    <BlockSection block={block} tone={tones[layout]} heading={layout === "lines" ? "beside" : "above"}>
      <ul className={layout === "lines" ? styles.lines : styles.columns}>
        {block.items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
