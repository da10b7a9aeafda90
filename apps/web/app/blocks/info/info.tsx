import { Section } from "../../ui/section/section";
import { hasVisual, Visual } from "../visual/visual";
import styles from "./info.module.css";
import type { InfoBlockView } from "./view";

/**
 * `beside`: heading beside the text, what is shown below. `statement`: the heading as a sentence across the page, the
 * text in columns. `column`: one quiet column, in line with what stands beside headings elsewhere; `stacked`: the
 * same from the left edge. `facing`: words on one side, what is shown on the other.
 */
export type InfoLayout = "beside" | "statement" | "column" | "stacked" | "facing";

/** Running text with its heading, and a part of the product or a picture where the page names one. */
export function Info({ block, layout }: { block: InfoBlockView; layout: InfoLayout }) {
  const isShowing = hasVisual(block);
  const look = layout === "facing" && !isShowing ? "beside" : layout;
  return (
    <Section id={block.anchor}>
      <div className={styles[look]}>
        <div className={styles.heading}>
          {block.pretitle && <p className={styles.pretitle}>{block.pretitle}</p>}
          <h2>{block.title}</h2>
        </div>
        {/* HTML from the server's own Markdown pipeline */}
        <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: block.html }} />
        {isShowing && (
          <div className={styles.visual}>
            <Visual
              shown={block}
              sizes={
                look === "facing"
                  ? "(width >= 62rem) min(36rem, 46vw), 66vw"
                  : "(width >= 48rem) min(75rem, 92vw), 66vw"
              }
              ground="page"
            />
          </div>
        )}
      </div>
    </Section>
  );
}
