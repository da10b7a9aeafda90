import type { ReactNode } from "react";
import { Picture } from "../../ui/picture/picture";
import { Section, type Tone } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { PictureView } from "../../ui/views";
import styles from "./block-section.module.css";

type Props = {
  block: { anchor?: string; pretitle?: string; title: string; intro?: string };
  tone?: Tone;
  /** On wide screens: above the content, or beside it, in view as long as the content is. */
  heading?: "above" | "beside";
  /** Stands with the heading. */
  picture?: PictureView;
  children: ReactNode;
};

/** A section with its heading where the composition wants it. */
export function BlockSection({ block, tone, heading = "above", picture, children }: Props) {
  const content = (
    <>
      <div className={styles.head} data-picture={picture && ""}>
        <SectionHeading pretitle={block.pretitle} title={block.title} intro={block.intro} />
        {picture && (
          <Picture
            picture={picture}
            ground={tone === "navy" ? "navy" : "page"}
            sizes="(width >= 62rem) min(24rem, 30vw), (width >= 48rem) 46vw, 66vw"
          />
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </>
  );
  return (
    <Section id={block.anchor} tone={tone}>
      {heading === "beside" ? <div className={styles.beside}>{content}</div> : content}
    </Section>
  );
}
