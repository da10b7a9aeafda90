import { Surface } from "../../surfaces/surface";
import { ArrowLink } from "../../ui/actions/actions";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import styles from "./showcase.module.css";
import type { ShowcaseBlockView } from "./view";

/** Parts of the product, each below its words. */
export function Showcase({ block }: { block: ShowcaseBlockView }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      <div className={styles.items}>
        {block.items.map(({ title, text, link, surface, caption }) => (
          <div key={surface} className={styles.item}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              {link && <ArrowLink link={link} />}
            </div>
            <Surface name={surface} caption={caption} />
          </div>
        ))}
      </div>
    </Section>
  );
}
