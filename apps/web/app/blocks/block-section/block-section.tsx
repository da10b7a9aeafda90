import type { ReactNode } from "react";
import { Section, type Tone } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import styles from "./block-section.module.css";

type Props = {
  block: { anchor?: string; pretitle?: string; title: string; intro?: string };
  tone?: Tone;
  /** On wide screens: above the content, or beside it, in view as long as the content is. */
  heading?: "above" | "beside";
  children: ReactNode;
};

/** A section with its heading where the composition wants it. */
export function BlockSection({ block, tone, heading = "above", children }: Props) {
  const content = (
    <>
      <SectionHeading pretitle={block.pretitle} title={block.title} intro={block.intro} />
      <div className={styles.content}>{children}</div>
    </>
  );
  return (
    <Section id={block.anchor} tone={tone}>
      {heading === "beside" ? <div className={styles.beside}>{content}</div> : content}
    </Section>
  );
}
