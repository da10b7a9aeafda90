import { useLocale } from "../../i18n/use-locale";
import { Icon } from "../../ui/icon/icon";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import styles from "./talk.module.css";
import type { TalkTexts } from "./talk-texts";
import { Waveform } from "./waveform";

/** Seconds of the story: spoken, understood, answered step by step with its sources, written down. */
const spokenAt = 0.2;
const understoodAt = 1.6;
const answeredAt = 3;
const quotedAt = 5;
const ticketAt = 6.4;

/** A question asked aloud at the machine, its answer with the page it rests on, and the ticket that follows. */
export function Talk({ texts: t }: { texts: TalkTexts }) {
  const locale = useLocale();
  return (
    <Panel label={t.label} icon="microphone" title={t.title} context={t.context}>
      <Facts entries={t.facts} className={styles.facts} />
      <div className={styles.talk}>
        <div className={styles.question}>
          <div className={styles.voice}>
            <Waveform at={spokenAt} />
            <small>{t.spoken}</small>
          </div>
          <p
            {...beat("type", spokenAt + 0.3, { lasts: 1.2 })}
            lang="de"
            className={t.translation ? styles.original : styles.said}
          >
            {t.question}
          </p>
          {t.translation && (
            <p {...beat("rise", understoodAt)} className={styles.said}>
              {t.translation}
            </p>
          )}
        </div>
        <div className={styles.answer}>
          <span {...beat("until", answeredAt)} className={styles.reading}>
            <Signal tone="ok">
              <span {...beat("appear", understoodAt + 0.4)}>{t.reading}</span>
            </Signal>
          </span>
          <p {...beat("rise", answeredAt)} className={styles.lead}>
            {t.answer.lead}
          </p>
          <ol className={styles.steps}>
            {t.answer.steps.map((step, index) => (
              <li key={step} {...beat("rise", answeredAt + 0.5 + index * 0.4)}>
                {step}
              </li>
            ))}
          </ol>
          <div className={styles.sources}>
            <div {...beat("rise", quotedAt)} className={styles.quote} lang="en">
              <span className={styles.source}>
                <Icon name="notebook" />
                {t.quote.source}
                <code lang={locale}>{t.quote.page}</code>
              </span>
              <p>{t.quote.text}</p>
            </div>
            <p {...beat("rise", quotedAt + 0.6)} className={styles.history}>
              <Icon name="history" />
              <span>{t.history}</span>
            </p>
          </div>
        </div>
        <Ticket ticket={t.ticket} />
      </div>
      <div className={styles.input}>
        <span>{t.listening}</span>
        <span className={styles.button}>
          <Icon name="microphone" />
        </span>
      </div>
    </Panel>
  );
}

function Ticket({ ticket }: { ticket: TalkTexts["ticket"] }) {
  return (
    <div {...beat("rise", ticketAt)} className={styles.ticket}>
      <span className={styles.created}>
        <Signal tone="ok">{ticket.created}</Signal>
        <code>{ticket.id}</code>
      </span>
      <span>{ticket.subject}</span>
      <span className={styles.part}>
        {ticket.part}
        <b>{ticket.action}</b>
      </span>
    </div>
  );
}
