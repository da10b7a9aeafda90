import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";
import styles from "./bullets.module.css";

/** Short statements, one line each. */
export function Bullets({ block }: { block: BlockViewOf<"bullets"> }) {
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading {...block} />
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
