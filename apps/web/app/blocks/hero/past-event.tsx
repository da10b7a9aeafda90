import { formatDay } from "@waku/i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import styles from "./past-event.module.css";

/** Something that is over: its last day, and what to know about it today. */
export type Past = { ended: string; notice: string };

/** Says within the words of a page that its subject is over. */
export function PastEvent({ ended, notice }: Past) {
  const locale = useLocale();
  return (
    <p className={styles.past}>
      <strong>
        {useMessages().pastEvent} · <time dateTime={ended}>{formatDay(ended, locale)}</time>
      </strong>{" "}
      {notice}
    </p>
  );
}

/** The same as a used ticket: the day on its stub, cancelled. */
export function Ticket({ ended, notice }: Past) {
  const locale = useLocale();
  return (
    <div className={styles.ticket}>
      <p className={styles.stub}>
        <span className={styles.over}>{useMessages().pastEvent}</span>
        <time dateTime={ended}>{formatDay(ended, locale)}</time>
      </p>
      <p className={styles.notice}>{notice}</p>
    </div>
  );
}
