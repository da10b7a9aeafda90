import type { SurfaceProps } from "../by-locale";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import styles from "./ticket-board.module.css";
import { type Ticket, ticketBoardTexts } from "./ticket-board-data";

/** Tickets by stage; the one in focus carries cause, source and part. */
export function TicketBoard({ locale }: SurfaceProps) {
  const t = ticketBoardTexts[locale];
  return (
    <Panel label={t.label} icon="layers-intersect" title={t.title} context={t.context}>
      <div className={styles.board}>
        {t.columns.map((column) => (
          <div key={column.name} className={styles.column}>
            <div className={styles.head}>
              {column.name} <code>{column.count}</code>
            </div>
            {column.tickets.map((ticket) => (
              <Card key={ticket.id} ticket={ticket} locale={locale} />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Card({ ticket, locale }: { ticket: Ticket } & SurfaceProps) {
  const { id, machine, subject, tone, state, owner, finding } = ticket;
  const t = ticketBoardTexts[locale];
  return (
    <div className={styles.card} data-tone={tone}>
      <div className={styles.line}>
        <b>{machine}</b>
        <code>{id}</code>
      </div>
      <p>{subject}</p>
      {finding && (
        <dl className={styles.finding}>
          <dt>{t.finding}</dt>
          <dd>
            {finding.cause} <small>{finding.source}</small>
          </dd>
          <dt>{t.part}</dt>
          <dd>{finding.part}</dd>
        </dl>
      )}
      <div className={styles.line}>
        <Signal tone={tone}>{state}</Signal>
        {owner && <span className={styles.owner}>{owner}</span>}
      </div>
    </div>
  );
}
