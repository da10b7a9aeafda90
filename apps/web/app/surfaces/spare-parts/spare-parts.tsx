import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import styles from "./spare-parts.module.css";
import { type StockItem, sparePartsTexts } from "./spare-parts-data";

/** Stock against reorder point, and the proposal that follows for the part that ran low. */
export function SpareParts({ locale }: SurfaceProps) {
  const t = sparePartsTexts[locale];
  return (
    <Panel label={t.label} icon="packages" title={t.title} context={t.context}>
      <div className={styles.columns}>
        <div className={styles.table}>
          <div className={styles.head}>
            {t.columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {t.items.map((item) => (
            <Row key={item.number} {...item} />
          ))}
          <div className={styles.legend}>
            <span className={styles.stockKey}>{t.legend.stock}</span>
            <span className={styles.reorderKey}>{t.legend.reorder}</span>
          </div>
        </div>
        <div className={styles.proposal}>
          <div className={styles.title}>
            <b>{t.proposal.title}</b>
            <code>SK-8810-08</code>
          </div>
          <p>{t.proposal.text}</p>
          <Facts entries={t.proposal.facts} className={styles.facts} />
          <span className={styles.action}>{t.proposal.action}</span>
        </div>
      </div>
    </Panel>
  );
}

function Row({ number, name, place, stock, reorderAt, max, status, tone }: StockItem) {
  return (
    <div className={styles.row} data-low={tone === "fault" ? "" : undefined}>
      <span className={styles.name}>
        {name}
        <code>{number}</code>
      </span>
      <code className={styles.place}>{place}</code>
      <span className={styles.level}>
        <span className={styles.gauge} data-tone={tone}>
          <span className={styles.stock} style={{ inlineSize: `${(stock / max) * 100}%` }} />
          <span className={styles.reorder} style={{ insetInlineStart: `${(reorderAt / max) * 100}%` }} />
        </span>
        <code>{stock}</code>
      </span>
      <span className={styles.status}>
        <Signal tone={tone}>{status}</Signal>
      </span>
    </div>
  );
}
