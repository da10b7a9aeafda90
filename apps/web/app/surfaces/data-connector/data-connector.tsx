import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import styles from "./data-connector.module.css";
import { dataConnectorTexts } from "./data-connector-data";

/** Four interfaces, four wordings, one record: how messages become comparable. */
export function DataConnector({ locale }: SurfaceProps) {
  const t = dataConnectorTexts[locale];
  return (
    <Panel label={t.label} icon="plug-connected" title={t.title} context={<code>{t.context}</code>}>
      <div className={styles.flow}>
        <div className={styles.sources}>
          {t.sources.map(({ protocol, origin, raw }) => (
            <div key={protocol} className={styles.source}>
              <Signal tone="ok">
                <b>{protocol}</b>
              </Signal>
              <small>{origin}</small>
              <code>{raw}</code>
            </div>
          ))}
        </div>
        <Streams />
        <div className={styles.hub}>
          <b>{t.hub.title}</b>
          {t.hub.steps.map((step) => (
            <small key={step}>{step}</small>
          ))}
        </div>
        <span className={styles.out} />
        <div className={styles.model}>
          <small>{t.model.title}</small>
          <b className={styles.name}>{t.model.name}</b>
          <Facts entries={t.model.rows} className={styles.rows} />
          <Signal tone="warning">{t.model.count}</Signal>
        </div>
      </div>
      <p className={styles.note}>{t.note}</p>
    </Panel>
  );
}

/** Lines from the middle of each source row to the hub; they stretch with the rows, their strokes do not. */
function Streams() {
  return (
    <svg viewBox="0 0 80 80" preserveAspectRatio="none" className={styles.streams}>
      {[10, 30, 50, 70].map((y) => (
        <path key={y} d={`M0 ${y}C45 ${y} 35 40 80 40`} />
      ))}
    </svg>
  );
}
