import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./board.module.css";
import type { BoardTexts, Ticket } from "./board-texts";

/** Seconds of the story: when the ticket moves on, and when cause and part are known. */
const movedAt = 1;
const found = { cause: 2.4, part: 3.6 };
/** Tickets in the first two columns before the move, measured against those after it. */
const countChange = [1, -1];

/** Tickets by stage; the one in focus carries cause, source and part. */
export function Board({ texts: t }: { texts: BoardTexts }) {
  return (
    <Panel label={t.label} icon="layers-intersect" title={t.title} context={t.context}>
      <div className={styles.board}>
        {t.columns.map((column, index) => (
          <div key={column.name} className={styles.column}>
            <div className={styles.head}>
              {column.name} <Count now={column.count} change={countChange[index]} />
            </div>
            {column.tickets.map((ticket) => (
              <Card key={ticket.id} ticket={ticket} texts={t} />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Count({ now, change }: { now: number; change?: number }) {
  if (!change) return <code>{now}</code>;
  return (
    <code>
      <Change at={movedAt + 0.5} from={now + change}>
        {now}
      </Change>
    </code>
  );
}

function Card({ ticket, texts: t }: { ticket: Ticket; texts: BoardTexts }) {
  const { id, machine, subject, tone, state, owner, finding } = ticket;
  return (
    <div {...(finding && beat("move", movedAt, { lasts: 0.8 }))} className={styles.card} data-tone={tone}>
      <div className={styles.line}>
        <b>{machine}</b>
        <code>{id}</code>
      </div>
      <p>{subject}</p>
      {finding && (
        <dl className={styles.finding}>
          <dt>
            <Change at={found.cause} from={t.before}>
              {t.finding}
            </Change>
          </dt>
          <dd {...beat("rise", found.cause)}>
            {finding.cause} <small>{finding.source}</small>
          </dd>
          <dt {...beat("appear", found.part)}>{t.part}</dt>
          <dd {...beat("rise", found.part)}>{finding.part}</dd>
        </dl>
      )}
      <div className={styles.line}>
        <Signal tone={tone}>{state}</Signal>
        {owner && (
          <span {...(finding && beat("appear", movedAt + 0.6))} className={styles.owner}>
            {owner}
          </span>
        )}
      </div>
    </div>
  );
}
