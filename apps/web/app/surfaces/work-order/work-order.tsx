import { Icon } from "../../ui/icon/icon";
import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import styles from "./work-order.module.css";
import { type Step, workOrderTexts } from "./work-order-data";

/** A job in hand: steps with their proofs, parts, times, and the signature that waits for the safety check. */
export function WorkOrder({ locale }: SurfaceProps) {
  const t = workOrderTexts[locale];
  return (
    <Panel label={t.label} icon="clipboard-check" title={t.title} context={<code>{t.context}</code>}>
      <div className={styles.head}>
        <b className={styles.subject}>{t.subject}</b>
        <Signal tone="ok">{t.status}</Signal>
        <Facts entries={t.facts} className={styles.facts} />
      </div>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <div className={styles.heading}>
            <span>{t.steps}</span>
            <code>{t.progress}</code>
          </div>
          <ol className={styles.list}>
            {t.checklist.map((step, index) => (
              <StepRow key={step.text} step={step} position={index + 1} locale={locale} />
            ))}
          </ol>
        </div>
        <div className={styles.side}>
          <div>
            <div className={styles.heading}>{t.parts}</div>
            {t.partList.map((part) => (
              <div key={part.number} className={styles.part}>
                <span>{part.name}</span>
                <Signal tone={part.tone}>{part.status}</Signal>
                <code>{part.number}</code>
                <code>{part.place}</code>
              </div>
            ))}
          </div>
          <div className={styles.closing}>
            <div className={styles.heading}>{t.times}</div>
            <Facts entries={t.timeList} className={styles.facts} />
            <div className={styles.signature}>
              <Icon name="lock" />
              <span>
                {t.signature}
                <small>{t.signatureState}</small>
              </span>
            </div>
          </div>
        </div>
      </div>
    </Panel>
  );
}

function StepRow({ step, position, locale }: { step: Step; position: number } & SurfaceProps) {
  const t = workOrderTexts[locale];
  return (
    <li className={styles.step} data-state={step.state}>
      <span className={styles.mark}>{step.state === "done" ? <Icon name="check" /> : position}</span>
      <span>{step.text}</span>
      {step.proof && <code>{step.proof}</code>}
      {step.hold && <small>{step.hold}</small>}
      {step.state === "current" && (
        <div className={styles.reading}>
          <small>{t.target}</small>
          <Facts entries={t.reading} className={styles.facts} />
        </div>
      )}
    </li>
  );
}
