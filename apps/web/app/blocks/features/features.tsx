import { ArrowLink } from "../../ui/actions/actions";
import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";
import styles from "./features.module.css";

/** Properties of the product: icon, title, text. */
export function Features({ block }: { block: BlockViewOf<"features"> }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      <ul className={styles.list} data-count={block.items.length}>
        {block.items.map(({ icon, title, text, link }) => (
          <li key={title} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            {link && <ArrowLink link={link} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
