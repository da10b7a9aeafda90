import { Surface } from "../../surfaces/surface";
import { Section } from "../../ui/section/section";
import type { BlockViewOf } from "../views";
import styles from "./info.module.css";

/** Heading beside running text, with a product surface below where the page names one. */
export function Info({ block }: { block: BlockViewOf<"info"> }) {
  return (
    <Section id={block.anchor}>
      <div className={styles.info}>
        <div>
          {block.pretitle && <p className={styles.pretitle}>{block.pretitle}</p>}
          <h2>{block.title}</h2>
        </div>
        {/* HTML from the server's own Markdown pipeline */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
        {block.visual && (
          <div className={styles.visual}>
            <Surface name={block.visual} />
          </div>
        )}
      </div>
    </Section>
  );
}
