import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import styles from "./connector.module.css";
import type { ConnectorTexts } from "./connector-texts";

/** Seconds of the story: the messages come in one after another, then the record is filled field by field. */
const receivedAt = [0.2, 0.6, 1, 1.4];
const mappedAt = 2.6;

/** Four interfaces, four wordings, one record: how messages become comparable. */
export function Connector({ texts: t }: { texts: ConnectorTexts }) {
  return (
    <Panel label={t.label} icon="plug-connected" title={t.title} context={<code>{t.context}</code>}>
      <div className={styles.flow}>
        <div className={styles.sources}>
          {t.sources.map(({ protocol, origin, raw }, index) => (
            <div key={raw} className={styles.source}>
              <Signal tone="ok">
                <b>{protocol}</b>
              </Signal>
              <small>{origin}</small>
              <code {...beat("type", receivedAt[index] ?? 0, { lasts: 0.8 })}>{raw}</code>
            </div>
          ))}
        </div>
        <Streams />
        <div className={styles.hub}>
          <b>{t.hub.title}</b>
          {t.hub.steps.map((step, index) => (
            <small key={step} {...beat("flash", mappedAt + index * 0.3, { lasts: 0.8 })}>
              {step}
            </small>
          ))}
        </div>
        <span {...beat("appear", mappedAt + 0.8)} className={styles.out} />
        <div className={styles.model}>
          <small>{t.model.title}</small>
          <b {...beat("rise", mappedAt + 1)} className={styles.name}>
            {t.model.name}
          </b>
          <dl className={styles.rows}>
            {t.model.rows.map(([field, value], index) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd {...beat("reveal", mappedAt + 1.2 + index * 0.2)}>{value}</dd>
              </div>
            ))}
          </dl>
          <span {...beat("rise", mappedAt + 2.4)}>
            <Signal tone="warning">{t.model.count}</Signal>
          </span>
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
      {[10, 30, 50, 70].map((y, index) => (
        <path
          key={y}
          {...beat("reveal", (receivedAt[index] ?? 0) + 0.8, { lasts: 0.8 })}
          d={`M0 ${y}C45 ${y} 35 40 80 40`}
        />
      ))}
    </svg>
  );
}
