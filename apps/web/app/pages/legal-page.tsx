import type { ReactNode } from "react";
import { Toc } from "../articles/toc";
import { BlockList } from "../blocks/block-list";
import type { Composition } from "../blocks/composition";
import type { BlockView } from "../blocks/registry";
import { OpeningEnd } from "../layout/opening-end";
import { ArrowLink } from "../ui/actions/actions";
import { isClosing, legalContents } from "./legal-contents";
import styles from "./legal-page.module.css";

/** Imprint, privacy, terms: a document on paper with contents and numbered parts. */
export function LegalPage({
  blocks,
  composition,
  breadcrumb,
}: {
  blocks: BlockView[];
  composition: Composition;
  breadcrumb: ReactNode;
}) {
  const hero = blocks.find((block) => block.type === "hero");
  const parts = blocks.filter((block) => block.type !== "hero" && !isClosing(block));
  return (
    <article className={styles.page}>
      {hero && (
        <header className={styles.opening}>
          {breadcrumb}
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <p className={styles.actions}>
            {hero.actions.map((link) => (
              <ArrowLink key={link.href} link={link} />
            ))}
          </p>
          <OpeningEnd />
        </header>
      )}
      <div className={styles.body}>
        <Toc headings={legalContents(parts)} place="beside" />
        <div>
          <div className={styles.parts}>
            <BlockList blocks={parts} composition={composition} breadcrumb={null} />
          </div>
          <div className={styles.closing}>
            <BlockList blocks={blocks.filter(isClosing)} composition={composition} breadcrumb={null} />
          </div>
        </div>
      </div>
    </article>
  );
}
