import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";
import styles from "./faq.module.css";

/** Questions that open to their answers, without scripts. */
export function Faq({ block }: { block: BlockViewOf<"faq"> }) {
  return (
    <Section id={block.anchor}>
      <div className={styles.faq}>
        <SectionHeading {...block} />
        <div>
          {block.items.map(({ question, html }) => (
            <details key={question} className={styles.item}>
              <summary>
                <h3>{question}</h3>
                <Icon name="chevron-down" />
              </summary>
              {/* HTML from the server's own Markdown pipeline */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
