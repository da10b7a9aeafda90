import { Section } from "../../ui/section/section";
import styles from "./rich-text.module.css";
import type { RichTextBlockView } from "./view";

/** Running text. */
export function RichText({ block }: { block: RichTextBlockView }) {
  return (
    <Section id={block.anchor}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      {/* HTML from the server's own Markdown pipeline */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
    </Section>
  );
}
