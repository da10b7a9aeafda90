import { useMessages } from "../../i18n/use-locale";
import { Section, type Tone } from "../../ui/section/section";
import styles from "./figures.module.css";
import type { FiguresBlockView, FigureView } from "./view";

/** `strip`: a dense navy row. `band`: large on mint. `ledger`: rows on paper, heading beside them. */
export type FiguresLayout = "strip" | "band" | "ledger";

const tones: Record<FiguresLayout, Tone> = { strip: "navy", band: "mint", ledger: "paper" };

/** Figures of the register, each with its kind and what it rests on. */
export function Figures({ block, layout }: { block: FiguresBlockView; layout: FiguresLayout }) {
  const areShares = block.figures.every(({ percent = Number.POSITIVE_INFINITY }) => percent <= 100);
  return (
    <Section id={block.anchor} tone={tones[layout]}>
      <div className={styles[layout]}>
        <div>
          <h2 className={styles.title}>{block.title}</h2>
          {block.intro && <p className={styles.intro}>{block.intro}</p>}
        </div>
        <dl className={styles.figures} data-count={block.figures.length}>
          {block.figures.map((figure) => (
            <div key={figure.id}>
              <dt>{figure.label}</dt>
              <dd className={styles.value}>
                <Value value={figure.value} />
              </dd>
              <dd className={styles.basis}>
                {areShares && <Bar percent={figure.percent} />}
                <Basis figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** What a figure is and rests on: the kind leads to how it is measured, a fact names its source. */
function Basis({ figure: { kind, value, label, source, href } }: { figure: FigureView }) {
  const t = useMessages();
  const name = t.figureKinds[kind];
  return (
    <>
      {href ? (
        <a href={href}>
          {name}
          <span className="visually-hidden">{t.figureMethod(`${value} ${label}`)}</span>
        </a>
      ) : (
        name
      )}
      {source && `: ${source}`}
    </>
  );
}

/** A share of a hundred, drawn. Only where all figures of a block are shares, so that their lengths can be compared. */
function Bar({ percent }: { percent?: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.hundred} width="100" height="1" />
      <rect width={percent} height="1" />
    </svg>
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
