import { Icon } from "../../ui/icon/icon";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./machine-file.module.css";
import type { MachineFileTexts } from "./machine-file-texts";
import { RobotPortrait } from "./robot-portrait";

/** Seconds of the story: something is entered, closed, and the machine counts on. */
const enteredAt = 0.8;
const mendedAt = 2.6;
const countedAt = 3.8;

/** Everything about one machine: nameplate, counters, what happened, documents. */
export function MachineFile({ texts: t }: { texts: MachineFileTexts }) {
  return (
    <Panel label={t.label} icon="robot" title={t.title} context={<code>{t.id}</code>}>
      <div className={styles.columns}>
        <div className={styles.identity}>
          <div className={styles.head}>
            <span>
              <b className={styles.name}>{t.name}</b>
              <Change at={mendedAt + 0.4} from={<Signal tone="fault">{t.before.status}</Signal>}>
                <Signal tone="ok">{t.status}</Signal>
              </Change>
            </span>
            <svg viewBox="-2 -2 29 29" className={styles.sticker}>
              <path d={t.sticker} />
            </svg>
          </div>
          <div className={styles.portrait}>
            <RobotPortrait />
          </div>
          <Facts entries={t.nameplate} className={styles.nameplate} />
        </div>
        <div className={styles.life}>
          <dl className={styles.counters}>
            {t.counters.map(([name, value], index) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Change at={countedAt} from={index === 0 ? t.before.counter : undefined}>
                    {value}
                  </Change>
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.section}>
            <div className={styles.heading}>{t.sections.entries}</div>
            {t.entries.map(({ day, code, text, outcome, tone }, index) => (
              <div key={`${day} ${text}`} {...(index === 0 && beat("rise", enteredAt))} className={styles.fault}>
                <span data-time="">{day}</span>
                <code>{code}</code>
                <span>{text}</span>
                <Change at={mendedAt} from={index === 0 ? <Signal tone="fault">{t.before.outcome}</Signal> : undefined}>
                  <Signal tone={tone}>{outcome}</Signal>
                </Change>
              </div>
            ))}
          </div>
          <div className={styles.section}>
            <div className={styles.heading}>{t.sections.documents}</div>
            {t.documents.map(({ name, kind, state }) => (
              <div key={name} className={styles.document}>
                <Icon name="file-text" />
                <span>{name}</span>
                <small>{state}</small>
                <code>{kind}</code>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Panel>
  );
}
