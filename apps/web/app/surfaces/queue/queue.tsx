import type { DrawingProps } from "../by-locale";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./queue.module.css";
import type { Order, QueueTexts } from "./queue-texts";

/** Seconds of the story: when the candidates are looked at, the chosen one last, and when the order moves up. */
const compared = [2.2, 0.8, 1.4];
const assignedAt = 3.2;

/** Transport orders of all makes in one list, and why the first one went to the vehicle it did. */
export function Queue({ texts: t }: DrawingProps<QueueTexts>) {
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
        {t.orders.map((order, index) => (
          <Row key={order.id} order={order} before={index === 0 ? t.before : undefined} count={t.orders.length} />
        ))}
      </div>
      <div className={styles.decision}>
        <span>
          <b>{t.decision.title}</b> <code>{t.decision.choice}</code>
        </span>
        {t.decision.candidates.map(([robot, reason], index) => (
          <span
            key={robot}
            {...beat("appear", compared[index] ?? 0)}
            className={styles.candidate}
            data-chosen={index === 0 ? "" : undefined}
          >
            <code>{robot}</code>
            <span>{reason}</span>
          </span>
        ))}
      </div>
    </Panel>
  );
}

type RowProps = { order: Order; before?: string; count: number };

/** An order; the one that was new is seen to come from the end of the list, past the others. */
function Row({ order, before, count }: RowProps) {
  const { id, from, to, load, due, robot, status, tone, progress } = order;
  const place = { lasts: 0.9, dy: before ? `${(count - 1) * 100}%` : "-100%" };
  const reached = { inlineSize: `${progress}%` };
  return (
    <div {...beat("move", assignedAt, place)} className={styles.row} data-new={before ? "" : undefined}>
      <code className={styles.id}>{id}</code>
      <span className={styles.route}>
        {from} <i>→</i> {to}
      </span>
      <span className={styles.load}>{load}</span>
      <span className={styles.due} data-time="">
        {due}
      </span>
      <code className={styles.robot}>
        <Change at={assignedAt} from={before && "–"}>
          {robot}
        </Change>
      </code>
      <span className={styles.status}>
        <Change at={assignedAt} from={before && <Signal tone="idle">{before}</Signal>}>
          <Signal tone={tone}>{status}</Signal>
        </Change>
      </span>
      <span className={styles.track} data-tone={tone}>
        {progress !== undefined && (
          <span {...(before ? beat("grow", assignedAt + 0.9, { lasts: 1.2, style: reached }) : { style: reached })} />
        )}
      </span>
    </div>
  );
}
