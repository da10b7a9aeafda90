import type { CSSProperties } from "react";
import { ArrowLink } from "../../ui/actions/actions";
import { Icon } from "../../ui/icon/icon";
import { Picture } from "../../ui/picture/picture";
import { SwipeRow } from "../../ui/swipe-row/swipe-row";
import type { LinkView } from "../../ui/views";
import { BlockSection } from "../block-section/block-section";
import styles from "./features.module.css";
import type { FeaturesBlockView } from "./view";

/**
 * `grid`: columns below hairlines. `ledger`: one row each, title left, text right. `rail`: a list beside the heading.
 * `cells`: a ruled table on sunken ground. `lead`: the first one large, the others beside it.
 */
export type FeaturesLayout = "grid" | "ledger" | "rail" | "cells" | "lead";

/** Items that are too many to stand below each other on phones, where they become a row to swipe through. */
const manyItems = 4;

/** Properties of the product: icon, title, text. Items that all have a picture are shown as a row of machines. */
export function Features({ block, layout }: { block: FeaturesBlockView; layout: FeaturesLayout }) {
  if (block.items.every(({ picture }) => picture)) return <Machines block={block} />;
  const isRow = block.items.length >= manyItems;
  const list = (
    <ul
      className={isRow ? `${styles[layout]} ${styles.many}` : styles[layout]}
      data-count={block.items.length}
      style={{ "--count": block.items.length } as CSSProperties}
    >
      {block.items.map(({ icon, title, text, link }) => (
        <li key={title} className={styles.item}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <Words title={title} text={text} link={link} />
        </li>
      ))}
    </ul>
  );
  return (
    <BlockSection
      block={block}
      tone={layout === "cells" ? "sunken" : "paper"}
      heading={layout === "rail" ? "beside" : "above"}
    >
      {isRow ? <SwipeRow name={block.title}>{list}</SwipeRow> : list}
    </BlockSection>
  );
}

/** Machines side by side out of the dark, each above its words. */
function Machines({ block }: { block: FeaturesBlockView }) {
  return (
    <BlockSection block={block} tone="navy">
      <SwipeRow name={block.title}>
        <ul className={styles.machines}>
          {block.items.map(({ picture, title, text, link }) => (
            <li key={title}>
              {picture && (
                <Picture
                  picture={picture}
                  ground="navy"
                  sizes="(width >= 62rem) min(18rem, 23vw), (width >= 48rem) 46vw, 66vw"
                />
              )}
              <Words title={title} text={text} link={link} />
            </li>
          ))}
        </ul>
      </SwipeRow>
    </BlockSection>
  );
}

function Words({ title, text, link }: { title: string; text: string; link?: LinkView }) {
  return (
    <>
      <h3>{title}</h3>
      <div className={styles.text}>
        <p>{text}</p>
        {link && <ArrowLink link={link} />}
      </div>
    </>
  );
}
