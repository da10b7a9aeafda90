import type { ReactNode } from "react";
import { Icon } from "../../ui/icon/icon";
import type { SurfaceProps } from "../by-locale";
import { Panel } from "../panel/panel";
import { Signal, type Tone } from "../signal/signal";
import styles from "./alert-timeline.module.css";
import { alertTimelineTexts, type Delivery } from "./alert-timeline-data";

/** One incident from the fault over four channels to the robot that runs again. */
export function AlertTimeline({ locale }: SurfaceProps) {
  const t = alertTimelineTexts[locale];
  return (
    <Panel label={t.label} icon="bell" title={t.title} context={t.context}>
      <div className={styles.timeline}>
        <Moment {...t.fault} />
        <Moment {...t.rule}>
          <div className={styles.deliveries}>
            {t.deliveries.map((delivery) => (
              <Message key={delivery.channel} {...delivery} />
            ))}
          </div>
        </Moment>
        {t.after.map((moment) => (
          <Moment key={moment.time} {...moment} />
        ))}
      </div>
    </Panel>
  );
}

type MomentProps = { time: string; tone: Tone; title: string; text: string; children?: ReactNode };

function Moment({ time, tone, title, text, children }: MomentProps) {
  return (
    <div className={styles.moment} data-tone={tone}>
      <span data-time="">{time}</span>
      <div className={styles.event}>
        <b>{title}</b>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

function Message({ icon, channel, to, text, status, tone }: Delivery) {
  return (
    <div className={styles.message}>
      <div className={styles.channel}>
        <Icon name={icon} />
        <b>{channel}</b>
      </div>
      <small className={styles.to}>{to}</small>
      <p className={styles.words}>{text}</p>
      <span className={styles.state}>
        <Signal tone={tone}>{status}</Signal>
      </span>
    </div>
  );
}
