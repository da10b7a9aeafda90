import { CardLink } from "../../ui/card-link/card-link";
import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import styles from "./pathways.module.css";
import type { PathwaysBlockView } from "./view";

/** Ways into the site for those who know what they are: a row each, the whole of it a link. */
export function Pathways({ block }: { block: PathwaysBlockView }) {
  const { anchor, pretitle, title, intro, items } = block;
  return (
    <Section id={anchor} tone="sunken">
      <div className={styles.pathways}>
        <header>
          {pretitle && <p className={styles.pretitle}>{pretitle}</p>}
          <h2>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        <ul className={styles.rows}>
          {items.map(({ text, link }) => (
            <li key={link.label} className={styles.row}>
              <p className={styles.name}>
                <CardLink href={link.href} title={link.label} />
              </p>
              <p className={styles.text}>{text}</p>
              <Icon name={link.external ? "external-link" : "arrow-right"} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
