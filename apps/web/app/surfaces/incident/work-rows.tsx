import { Icon } from "../../ui/icon/icon";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./incident.module.css";
import { type incidentTexts, stepsAt } from "./incident-data";

const [, , , ticketAt, partAt, orderAt, doneAt] = stepsAt;
/** Second of the story at which the last step of the order is ticked off. */
const closedAt = doneAt - 0.8;

/** What the fault set in motion: ticket, part and work order, one below the other as they come. */
export function WorkRows({ texts: t }: { texts: (typeof incidentTexts)["de"]["work"] }) {
  const [fresh, taken, done] = t.ticketStates;
  const [open, closed] = t.orderStates;
  return (
    <>
      <div className={styles.row}>
        <Icon name="layers-intersect" />
        <span>
          <b>{t.subject}</b>
          <code>{t.ticket}</code>
        </span>
        <Change
          at={closedAt + 0.3}
          from={
            <Change at={ticketAt + 0.8} from={<Signal tone="fault">{fresh}</Signal>}>
              <Signal tone="warning">{taken}</Signal>
            </Change>
          }
        >
          <Signal tone="ok">{done}</Signal>
        </Change>
      </div>
      <div {...beat("rise", partAt)} className={styles.row}>
        <Icon name="package" />
        <span>
          <b>{t.part}</b>
          <code>{t.partNumber}</code>
        </span>
        <Signal tone="ok">{t.partState}</Signal>
      </div>
      <div {...beat("rise", orderAt)} className={styles.row}>
        <Icon name="clipboard-check" />
        <span>
          <b>{t.orderTask}</b>
          <code>{t.order}</code>
        </span>
        <Change at={closedAt} from={<Signal tone="warning">{open}</Signal>}>
          <Signal tone="ok">{closed}</Signal>
        </Change>
        <span className={styles.progress}>
          <span {...beat("grow", orderAt + 0.2, { lasts: closedAt - orderAt - 0.2, was: "0.17" })} />
        </span>
      </div>
    </>
  );
}
