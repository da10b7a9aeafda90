import { Icon } from "../../ui/icon/icon";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./order.module.css";
import type { OrderTexts, Part, Step } from "./order-texts";

/** Seconds of the story at which the steps are ticked off; the first is done from the beginning. */
const tickedAt = [0, 0.8, 1.9, 3];
/** When the value of the step in hand is measured, reading by reading. */
const measuredAt = [4, 4.9, 0];

/** A job in hand: steps with their proofs, parts, times, and the signature that waits for the safety check. */
export function Order({ texts: t }: { texts: OrderTexts }) {
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
            <code>
              <Progress done={tickedAt.length} texts={t} />
            </code>
          </div>
          <ol className={styles.list}>
            {t.checklist.map((step, index) => (
              <StepRow key={step.text} step={step} position={index + 1} texts={t} />
            ))}
          </ol>
        </div>
        <div className={styles.side}>
          <div>
            <div className={styles.heading}>{t.parts}</div>
            {t.partList.map((part) => (
              <div key={part.number} className={styles.part}>
                <span>{part.name}</span>
                <PartStatus part={part} />
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

/** The count of done steps, as it grew with every tick. */
function Progress({ done, texts }: { done: number; texts: OrderTexts }) {
  const text = texts.progress(done);
  const at = tickedAt[done - 1];
  if (!at) return text;
  return (
    <Change at={at} from={<Progress done={done - 1} texts={texts} />}>
      {text}
    </Change>
  );
}

function PartStatus({ part }: { part: Part }) {
  return (
    <Change at={tickedAt[2] ?? 0} from={part.before && <Signal tone="warning">{part.before}</Signal>}>
      <Signal tone={part.tone}>{part.status}</Signal>
    </Change>
  );
}

function StepRow({ step, position, texts: t }: { step: Step; position: number; texts: OrderTexts }) {
  const at = step.state === "done" ? tickedAt[position - 1] : undefined;
  return (
    <li className={styles.step} data-state={step.state}>
      <span className={styles.mark}>
        {at ? <span {...beat("until", at, { lasts: 0.1 })}>{position}</span> : null}
        {step.state === "done" ? <Tick at={at} /> : position}
      </span>
      <span>{step.text}</span>
      {step.proof && <code {...(at && beat("appear", at))}>{step.proof}</code>}
      {step.hold && <small>{step.hold}</small>}
      {step.state === "current" && (
        <div className={styles.reading}>
          <small>{t.target}</small>
          <dl className={styles.facts}>
            {t.reading.map(([name, value], index) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {measuredAt[index] ? (
                    <Change at={measuredAt[index]} from="…">
                      {value}
                    </Change>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </li>
  );
}

/** The mark of a done step; without a time it was there from the beginning. */
function Tick({ at }: { at?: number }) {
  return (
    <span {...(at && beat("appear", at))} className={styles.tick}>
      <Icon name="check" />
    </span>
  );
}
