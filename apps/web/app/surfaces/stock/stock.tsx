import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./stock.module.css";
import type { StockItem, StockTexts } from "./stock-texts";

/** Seconds of the story: two parts are taken out, then the proposal follows. */
const takenAt = [0.8, 2.2] as const;
const proposedAt = 3.2;

/** Stock against reorder point, and the proposal that follows for the part that ran low. */
export function Stock({ texts: t }: { texts: StockTexts }) {
  return (
    <Panel label={t.label} icon="packages" title={t.title} context={t.context}>
      <div className={styles.columns}>
        <div className={styles.table}>
          <div className={styles.head}>
            {t.columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {t.items.map((item, index) => (
            <Row key={`${item.number} ${item.place}`} item={item} before={index === 0 ? t.before : undefined} />
          ))}
          <div className={styles.legend}>
            <span className={styles.stockKey}>{t.legend.stock}</span>
            <span className={styles.reorderKey}>{t.legend.reorder}</span>
          </div>
        </div>
        <div className={styles.proposal}>
          <div className={styles.title}>
            <b>{t.proposal.title}</b>
            <code {...beat("appear", proposedAt)}>{t.proposal.part}</code>
          </div>
          <p {...beat("rise", proposedAt + 0.3)}>{t.proposal.text}</p>
          <div {...beat("rise", proposedAt + 0.6)} className={styles.terms}>
            <Facts entries={t.proposal.facts} className={styles.facts} />
          </div>
          <span {...beat("rise", proposedAt + 1)} className={styles.action}>
            {t.proposal.action}
          </span>
        </div>
      </div>
    </Panel>
  );
}

type RowProps = { item: StockItem; before?: [available: string, atReorderPoint: string] };

/** A part in stock; the one in focus falls to and below its reorder point. */
function Row({ item, before }: RowProps) {
  const { number, name, place, stock, reorderAt, max, status, tone } = item;
  const isLow = tone === "fault";
  return (
    <div {...(isLow && beat("ground", takenAt[1]))} className={styles.row} data-low={isLow ? "" : undefined}>
      <span className={styles.name}>
        {name}
        <code>{number}</code>
      </span>
      <code className={styles.place}>{place}</code>
      <span className={styles.level}>
        <span className={styles.gauge} data-tone={tone}>
          {before ? (
            <FallingStock stock={stock} max={max} />
          ) : (
            <span className={styles.stock} style={{ inlineSize: `${(stock / max) * 100}%` }} />
          )}
          <span className={styles.reorder} style={{ insetInlineStart: `${(reorderAt / max) * 100}%` }} />
        </span>
        <code>
          <Change at={takenAt[1]} from={before && <FormerStock last={stock + 1} />}>
            {stock}
          </Change>
        </code>
      </span>
      <span className={styles.status}>
        <Change at={takenAt[1]} from={before && <FormerStatus names={before} />}>
          <Signal tone={tone}>{status}</Signal>
        </Change>
      </span>
    </div>
  );
}

function FormerStock({ last }: { last: number }) {
  return (
    <Change at={takenAt[0]} from={last + 1}>
      {last}
    </Change>
  );
}

function FormerStatus({ names: [available, atReorderPoint] }: { names: [available: string, atReorderPoint: string] }) {
  return (
    <Change at={takenAt[0]} from={<Signal tone="ok">{available}</Signal>}>
      <Signal tone="warning">{atReorderPoint}</Signal>
    </Change>
  );
}

/** The bar of the part in focus: with every withdrawal one piece less. */
function FallingStock({ stock, max }: { stock: number; max: number }) {
  const level = (pieces: number) => ({ inlineSize: `${(pieces / max) * 100}%` });
  return (
    <>
      <span
        {...beat("until", takenAt[0], { style: { ...level(stock + 2), background: "var(--ok)" } })}
        className={styles.stock}
      />
      <span
        {...beat("until", takenAt[1], { style: { ...level(stock + 1), background: "var(--warning)" } })}
        className={styles.stock}
      />
      <span className={styles.stock} style={level(stock)} />
    </>
  );
}
