import { Actions } from "../../ui/actions/actions";
import { Section, type Tone } from "../../ui/section/section";
import styles from "./cta.module.css";
import type { CtaBlockView } from "./view";

/** `mint`: title beside the rest on a mint band. `navy`: large, on navy. `quiet`: a ruled line on the page's ground. */
export type CtaLayout = "mint" | "navy" | "quiet";

const tones: Record<CtaLayout, Tone> = { mint: "mint", navy: "navy", quiet: "paper" };

/** Close of a page: one thing to do next. */
export function Cta({ block, layout }: { block: CtaBlockView; layout: CtaLayout }) {
  return (
    <Section id={block.anchor} tone={tones[layout]}>
      <div className={styles[layout]}>
        <h2>{block.title}</h2>
        <div>
          <p className={styles.text}>{block.text}</p>
          <Actions links={block.actions} />
        </div>
      </div>
    </Section>
  );
}
