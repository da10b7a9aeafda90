import { ArrowLink } from "../../ui/actions/actions";
import type { Tone } from "../../ui/section/section";
import { BlockSection } from "../block-section/block-section";
import styles from "./steps.module.css";
import type { StepsBlockView } from "./view";

/**
 * How a sequence is laid out. `columns`: side by side, on sunken ground; `track`: stations on a line, on navy;
 * `numerals`: large rows.
 */
type SequenceLayout = "columns" | "track" | "numerals";
/** How a long way is laid out: a line with its heading in view beside it, or large rows. */
type TimelineLayout = "line" | "numerals";

/** One for each: the content says which of them a block is. */
export type StepsLayout = { sequence: SequenceLayout; timeline: TimelineLayout };

const tones: Record<SequenceLayout | TimelineLayout, Tone> = {
  line: "sunken",
  columns: "sunken",
  track: "navy",
  numerals: "paper",
};

/** Steps in their order: the content says whether they are a short sequence or a long way. */
export function Steps({ block, layout: { sequence, timeline } }: { block: StepsBlockView; layout: StepsLayout }) {
  const { from = 1 } = block;
  const layout = block.layout === "timeline" ? timeline : sequence;
  return (
    <BlockSection
      block={block}
      tone={tones[layout]}
      heading={layout === "line" ? "beside" : "above"}
      picture={block.picture}
    >
      <ol className={styles[layout]} data-count={block.items.length} start={block.from}>
        {block.items.map(({ title, text, link }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {String(from + index).padStart(2, "0")}
            </span>
            <div className={styles.words}>
              <h3>{title}</h3>
              <div className={styles.text}>
                <p>{text}</p>
                {link && <ArrowLink link={link} />}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
