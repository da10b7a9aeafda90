import { Icon } from "../../ui/icon/icon";
import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal } from "../signal/signal";
import styles from "./robot-file.module.css";
import { robotFileTexts, stickerCode } from "./robot-file-data";
import { RobotPortrait } from "./robot-portrait";

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
              <Signal tone="ok">{t.status}</Signal>
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
          <Facts entries={t.counters} className={styles.counters} />
          <div className={styles.section}>
            <div className={styles.heading}>{t.sections.faults}</div>
            {t.faults.map(({ day, code, text, outcome, tone }) => (
              <div key={day} className={styles.fault}>
                <span data-time="">{day}</span>
                <code>{code}</code>
                <span>{text}</span>
                <Signal tone={tone}>{outcome}</Signal>
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
