import { CardLink } from "../../ui/card-link/card-link";
import { CardList } from "../../ui/card-list/card-list";
import { Icon } from "../../ui/icon/icon";
import { BlockSection } from "../block-section/block-section";
import styles from "./related.module.css";
import type { RelatedBlockView } from "./view";

/**
 * `cards`: title and text side by side. `rows`: a ruled row each; `shelf`: the same set back; `strip`: titles only; `titles`: the
 * same on paper.
 */
export type RelatedLayout = "cards" | "rows" | "shelf" | "strip" | "titles";

/** Pages that lead on from here. */
export function Related({ block, layout }: { block: RelatedBlockView; layout: RelatedLayout }) {
  if (layout === "cards")
    return (
      <BlockSection block={block}>
        <div className={styles.cards}>
          <CardList cards={block.cards} />
        </div>
      </BlockSection>
    );
  return (
    <BlockSection block={block} tone={layout === "rows" || layout === "titles" ? "paper" : "sunken"} heading="beside">
      <ul className={styles.list}>
        {block.cards.map(({ href, label, title, text }) => (
          <li key={href} className={styles.row}>
            <h3 className={styles.title}>
              <CardLink href={href} label={label} title={title} />
            </h3>
            {layout !== "strip" && layout !== "titles" && <p className={styles.text}>{text}</p>}
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
