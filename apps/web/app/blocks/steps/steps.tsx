import { ArrowLink } from "../../ui/actions/actions";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";
import styles from "./steps.module.css";

/** A sequence: numbered columns, or a timeline for longer ways. */
export function Steps({ block }: { block: BlockViewOf<"steps"> }) {
  return (
    <Section id={block.anchor} tone={block.layout === "timeline" ? "sunken" : "paper"}>
      <div className={block.layout === "timeline" ? styles.beside : undefined}>
        <SectionHeading {...block} />
        <ol className={block.layout === "timeline" ? styles.timeline : styles.sequence}>
          {block.items.map(({ title, text, link }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                {link && <ArrowLink link={link} />}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
