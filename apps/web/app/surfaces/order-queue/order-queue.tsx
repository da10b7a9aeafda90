import type { SurfaceProps } from "../by-locale";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import styles from "./order-queue.module.css";
import { type Order, orderQueueTexts } from "./order-queue-data";

/** Transport orders of all makes in one list, and why the first one went to the vehicle it did. */
export function OrderQueue({ locale }: SurfaceProps) {
  const t = orderQueueTexts[locale];
  return (
    <Panel label={t.label} icon="list-check" title={t.title} context={<span data-time="">{t.context}</span>}>
      <div className={styles.counts}>
        {t.counts.map(([value, name]) => (
          <span key={name}>
            <b>{value}</b> <small>{name}</small>
          </span>
        ))}
      </div>
      <div className={styles.table}>
        <div className={styles.head}>
          {Object.values(t.columns).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {t.orders.map((order) => (
          <Row key={order.id} {...order} />
        ))}
      </div>
      <div className={styles.decision}>
        <span>
          <b>{t.decision.title}</b> <code>{t.decision.choice}</code>
        </span>
        {t.decision.candidates.map(([robot, reason], index) => (
          <span key={robot} className={styles.candidate} data-chosen={index === 0 ? "" : undefined}>
            <code>{robot}</code>
            <span>{reason}</span>
          </span>
        ))}
      </div>
    </Panel>
  );
}

function Row({ id, from, to, load, due, robot, status, tone, progress }: Order) {
  return (
    <div className={styles.row}>
      <code className={styles.id}>{id}</code>
      <span className={styles.route}>
        {from} <i>→</i> {to}
      </span>
      <span className={styles.load}>{load}</span>
      <span className={styles.due} data-time="">
        {due}
      </span>
      <code className={styles.robot}>{robot}</code>
      <span className={styles.status}>
        <Signal tone={tone}>{status}</Signal>
      </span>
      <span className={styles.track} data-tone={tone}>
        {progress !== undefined && <span style={{ inlineSize: `${progress}%` }} />}
      </span>
    </div>
  );
}
