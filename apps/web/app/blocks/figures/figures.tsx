import { useMessages } from "../../i18n/use-locale";
import { Section } from "../../ui/section/section";
import type { BlockViewOf } from "../views";
import styles from "./figures.module.css";

/** Figures of the register as a dense strip of proof. */
export function Figures({ block }: { block: BlockViewOf<"figures"> }) {
  const t = useMessages();
  const sources = [...new Set(block.figures.flatMap(({ source }) => (source ? [source] : [])))];
  return (
    <Section id={block.anchor} tone="navy">
      <h2 className={styles.title}>{block.title}</h2>
      {block.intro && <p className={styles.intro}>{block.intro}</p>}
      <dl className={styles.figures} data-count={block.figures.length}>
        {block.figures.map(({ id, value, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 && (
        <p className={styles.source}>
          {t.source}: {sources.join(", ")}
        </p>
      )}
    </Section>
  );
}
