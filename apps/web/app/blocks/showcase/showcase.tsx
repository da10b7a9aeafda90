import { Surface } from "../../surfaces/surface";
import { ArrowLink } from "../../ui/actions/actions";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import { SwipeRow } from "../../ui/swipe-row/swipe-row";
import styles from "./showcase.module.css";
import type { ShowcaseBlockView } from "./view";

/** Parts of the product, each below its words. */
export function Showcase({ block }: { block: ShowcaseBlockView }) {
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      <SwipeRow name={block.title}>
        <div className={styles.items} data-count={block.items.length}>
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
      </SwipeRow>
    </Section>
  );
}
