import type { ReactNode } from "react";
import { Icon } from "../../ui/icon/icon";
import { Panel } from "../panel/panel";
import { Signal, type Tone } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./timeline.module.css";
import type { Delivery, TimelineTexts } from "./timeline-texts";

/** Seconds of the story: the rule takes hold, a message a channel goes out, answers come back, two moments follow. */
const ruleAt = 0.6;
const sentAt = [1.2, 1.7, 2.2, 2.7];
const answeredAt = [4.6, 3.8, 3.2, 3.4];
const afterAt = [5, 6.2];

/** One incident from its first sign over what was sent to the machine that runs again. */
export function Timeline({ texts: t }: { texts: TimelineTexts }) {
  return (
    <Panel label={t.label} icon="bell" title={t.title} context={t.context}>
      <div className={styles.timeline}>
        <Moment {...t.fault} />
        <Moment {...t.rule} at={ruleAt}>
          <div className={styles.deliveries}>
            {t.deliveries.map((delivery, index) => (
              <Message
                key={delivery.to}
                delivery={delivery}
                sent={t.sent}
                sentAt={sentAt[index] ?? 0}
                answeredAt={answeredAt[index] ?? 0}
              />
            ))}
          </div>
        </Moment>
        {t.after.map((moment, index) => (
          <Moment key={moment.time} {...moment} at={afterAt[index]} />
        ))}
      </div>
    </Panel>
  );
}

type MomentProps = { time: string; tone: Tone; title: string; text: string; at?: number; children?: ReactNode };

function Moment({ time, tone, title, text, at, children }: MomentProps) {
  return (
    <div {...(at && beat("rise", at))} className={styles.moment} data-tone={tone}>
      <span data-time="">{time}</span>
      <div className={styles.event}>
        <b>{title}</b>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

type MessageProps = { delivery: Delivery; sent: string; sentAt: number; answeredAt: number };

function Message({ delivery, sent, sentAt, answeredAt }: MessageProps) {
  const { icon, channel, to, text, status, tone } = delivery;
  return (
    <div {...beat("rise", sentAt)} className={styles.message}>
      <div className={styles.channel}>
        <Icon name={icon} />
        <b>{channel}</b>
      </div>
      <small className={styles.to}>{to}</small>
      <p className={styles.words}>{text}</p>
      <span className={styles.state}>
        <Change at={answeredAt} from={<Signal tone="idle">{sent}</Signal>}>
          <Signal tone={tone}>{status}</Signal>
        </Change>
      </span>
    </div>
  );
}
