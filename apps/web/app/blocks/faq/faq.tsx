import { Icon } from "../../ui/icon/icon";
import { BlockSection } from "../block-section/block-section";
import type { BlockViewOf } from "../views";
import styles from "./faq.module.css";

/** `beside`: heading beside the questions. `columns`: questions in two columns on sunken ground. */
export type FaqLayout = "beside" | "columns";

/** Questions that open to their answers, without scripts. */
export function Faq({ block, layout }: { block: BlockViewOf<"faq">; layout: FaqLayout }) {
  return (
    <BlockSection
      block={block}
      tone={layout === "columns" ? "sunken" : "paper"}
      heading={layout === "beside" ? "beside" : "above"}
    >
      <div className={layout === "columns" ? styles.columns : undefined}>
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
    </BlockSection>
  );
}
