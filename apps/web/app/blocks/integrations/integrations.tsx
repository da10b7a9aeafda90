import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import styles from "./integrations.module.css";
import type { IntegrationsBlockView } from "./view";

/** The third-party services that are switched on: exactly these, or the sentence that there are none. */
export function Integrations({ block }: { block: IntegrationsBlockView }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      {block.services.length === 0 ? (
        <p>{block.none}</p>
      ) : (
        <dl className={styles.services}>
          {block.services.map(({ category, name, purpose }) => (
            <div key={category}>
              <dt>
                {category}: {name}
              </dt>
              <dd>{purpose}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
