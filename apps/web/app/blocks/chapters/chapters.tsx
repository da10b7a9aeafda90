import { useMessages } from "../../i18n/use-locale";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";
import styles from "./chapters.module.css";

/** Table of contents of a handbook. */
export function Chapters({ block }: { block: BlockViewOf<"chapters"> }) {
  const t = useMessages();
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading {...block} />
      <ol className={styles.chapters}>
        {block.chapters.map(({ number, card, sections }) => (
          <li key={card.href}>
            <p className={styles.number}>{t.chapter(number)}</p>
            <div>
              <h3>
                <a href={card.href}>{card.title}</a>
              </h3>
              <p className={styles.text}>{card.text}</p>
              <ul className={styles.sections}>
                {sections.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
