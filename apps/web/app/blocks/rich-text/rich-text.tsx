import { Section } from "../../ui/section/section";
import type { BlockViewOf } from "../views";
import styles from "./rich-text.module.css";

/** Running text. */
export function RichText({ block }: { block: BlockViewOf<"richText"> }) {
  return (
    <Section id={block.anchor}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      {/* HTML from the server's own Markdown pipeline */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
    </Section>
  );
}
