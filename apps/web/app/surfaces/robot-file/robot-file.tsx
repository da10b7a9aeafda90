import { Icon } from "../../ui/icon/icon";
import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./robot-file.module.css";
import { robotFileTexts, stickerCode } from "./robot-file-data";
import { RobotPortrait } from "./robot-portrait";

/** Seconds of the story: a fault is entered, mended, and the machine counts on. */
const enteredAt = 0.8;
const mendedAt = 2.6;
const countedAt = 3.8;

/** Everything about one machine: nameplate, counters, faults, documents. */
export function RobotFile({ locale }: SurfaceProps) {
  const t = robotFileTexts[locale];
  return (
    <Panel label={t.label} icon="robot" title={t.title} context={<code>AMR-07</code>}>
      <div className={styles.columns}>
        <div className={styles.identity}>
          <div className={styles.head}>
            <span>
              <b className={styles.name}>AMR 07</b>
              <Change at={mendedAt + 0.4} from={<Signal tone="fault">{t.before.status}</Signal>}>
                <Signal tone="ok">{t.status}</Signal>
              </Change>
            </span>
            <svg viewBox="-2 -2 29 29" className={styles.sticker}>
              <path d={stickerCode} />
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
                  <Change at={countedAt} from={index === 0 ? t.before.hours : undefined}>
                    {value}
                  </Change>
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.section}>
            <div className={styles.heading}>{t.sections.faults}</div>
            {t.faults.map(({ day, code, text, outcome, tone }, index) => (
              <div key={day} {...(index === 0 && beat("rise", enteredAt))} className={styles.fault}>
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
