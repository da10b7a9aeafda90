import { ArrowLink } from "../../ui/actions/actions";
import { Icon } from "../../ui/icon/icon";
import { BlockSection } from "../block-section/block-section";
import type { BlockViewOf } from "../views";
import styles from "./features.module.css";

/**
 * `grid`: columns below hairlines. `ledger`: one row each, title left, text right. `rail`: a list beside the heading.
 * `cells`: a ruled table on sunken ground. `lead`: the first one large, the others beside it.
 */
export type FeaturesLayout = "grid" | "ledger" | "rail" | "cells" | "lead";

/** Properties of the product: icon, title, text. */
export function Features({ block, layout }: { block: BlockViewOf<"features">; layout: FeaturesLayout }) {
  return (
    <BlockSection
      block={block}
      tone={layout === "cells" ? "sunken" : "paper"}
      heading={layout === "rail" ? "beside" : "above"}
    >
      <ul className={styles[layout]} data-count={block.items.length}>
        {block.items.map(({ icon, title, text, link }) => (
          <li key={title} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <div className={styles.text}>
              <p>{text}</p>
              {link && <ArrowLink link={link} />}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
