import { useMessages } from "../../i18n/use-locale";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import styles from "./chapters.module.css";
import type { ChaptersBlockView } from "./view";

/** Contents of a handbook, as a book has them: numbers, titles, and how long each section takes. */
export function Chapters({ block }: { block: ChaptersBlockView }) {
  const t = useMessages();
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading {...block} />
      <ol className={styles.chapters}>
        {block.chapters.map(({ number, card, sections }) => (
          <li key={card.href}>
            <p className={styles.number} aria-hidden="true">
              {number}
            </p>
            <div>
              <h3 className={styles.title}>
                <a href={card.href}>{card.title}</a>
              </h3>
              <p className={styles.text}>{card.text}</p>
            </div>
            <ol className={styles.sections}>
              {sections.map(({ title, href, minutes }, index) => (
                <li key={href}>
                  <a href={href}>
                    <span className={styles.place}>{`${number}.${index + 1}`}</span>
                    <span>{title}</span>
                    <span className={styles.minutes}>{t.minutesToRead(minutes)}</span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}
