import { Icon } from "../../ui/icon/icon";
import { BlockSection } from "../block-section/block-section";
import styles from "./faq.module.css";
import { questionAnchor } from "./question-anchor";
import type { FaqBlockView } from "./view";

/**
 * `beside`: heading beside the questions. `columns`: questions in two columns on sunken ground; an odd number of them
 * would leave a hole, two of them none to compare with, and so stand beside the heading.
 */
export type FaqLayout = "beside" | "columns";

/** Questions that open to their answers, without scripts. */
export function Faq({ block, layout }: { block: FaqBlockView; layout: FaqLayout }) {
  const isInColumns = layout === "columns" && block.items.length % 2 === 0 && block.items.length > 2;
  return (
    <BlockSection
      block={block}
      tone={layout === "columns" ? "sunken" : "paper"}
      heading={isInColumns ? "above" : "beside"}
    >
      <div className={isInColumns ? styles.columns : undefined}>
        {block.items.map(({ question, html }) => (
          <details key={question} className={styles.item}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            {/* A link to the answer opens it. HTML from the server's own Markdown pipeline */}
            <div className="prose" id={questionAnchor(question)} dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
