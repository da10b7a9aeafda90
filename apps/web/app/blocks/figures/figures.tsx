import { useMessages } from "../../i18n/use-locale";
import { Section, type Tone } from "../../ui/section/section";
import type { BlockViewOf } from "../views";
import styles from "./figures.module.css";

/** `strip`: a dense navy row. `band`: large on mint. `ledger`: rows on paper, heading beside them. */
export type FiguresLayout = "strip" | "band" | "ledger";

const tones: Record<FiguresLayout, Tone> = { strip: "navy", band: "mint", ledger: "paper" };

/** Figures of the register as proof, with their sources. */
export function Figures({ block, layout }: { block: BlockViewOf<"figures">; layout: FiguresLayout }) {
  const t = useMessages();
  const sources = [...new Set(block.figures.flatMap(({ source }) => (source ? [source] : [])))];
  return (
    <Section id={block.anchor} tone={tones[layout]}>
      <div className={styles[layout]}>
        <div>
          <h2 className={styles.title}>{block.title}</h2>
          {block.intro && <p className={styles.intro}>{block.intro}</p>}
        </div>
        <dl className={styles.figures} data-count={block.figures.length}>
          {block.figures.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <Value value={value} />
              </dd>
            </div>
          ))}
        </dl>
        {sources.length > 0 && (
          <p className={styles.source}>
            {t.source}: {sources.join(", ")}
          </p>
        )}
      </div>
    </Section>
  );
}

/** A value as a number with its words ("mehr als", "up to") set small before it. */
function Value({ value }: { value: string }) {
  const start = Math.max(value.search(/\d/), 0);
  return (
    <>
      {start > 0 && <span className={styles.words}>{value.slice(0, start)}</span>}
      {value.slice(start)}
    </>
  );
}
