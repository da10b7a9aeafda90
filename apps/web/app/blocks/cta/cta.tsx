import { Actions } from "../../ui/actions/actions";
import { Section } from "../../ui/section/section";
import type { BlockViewOf } from "../views";
import styles from "./cta.module.css";

/** Close of a page: one thing to do next. */
export function Cta({ block }: { block: BlockViewOf<"cta"> }) {
  return (
    <Section id={block.anchor} tone="mint">
      <div className={styles.cta}>
        <h2>{block.title}</h2>
        <div>
          <p className={styles.text}>{block.text}</p>
          <Actions links={block.actions} />
        </div>
      </div>
    </Section>
  );
}
