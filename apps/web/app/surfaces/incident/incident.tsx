import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../ui/icon/icon";
import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import room from "../panel/room.module.css";
import { Signal } from "../signal/signal";
import { beat, seconds } from "../story/beat";
import { StoryControl } from "../story/story-control";
import { AgentTalk } from "./agent-talk";
import styles from "./incident.module.css";
import { incidentTexts, stepsAt } from "./incident-data";
import { IncidentMap } from "./incident-map";
import { StepRail } from "./step-rail";
import { WorkRows } from "./work-rows";

/**
 * The story of the start page: a robot stops, and one system carries the incident to the robot that runs again.
 * Large screens gather what was written on a stage around the map; on small ones a card at a time lies under it.
 */
export function Incident({ locale }: SurfaceProps) {
  const t = incidentTexts[locale];
  return (
    <figure className={`${room.room} ${styles.incident}`} data-story="rest">
      <div role="img" aria-label={t.label}>
        <div aria-hidden="true" className={styles.stage}>
          <IncidentMap texts={t.robot} />
          <Card name="trouble" step={0} until={1}>
            <CardHead icon="alert-triangle" title={t.trouble.title} note="05:40:08" />
            <Facts entries={t.trouble.rows} className={styles.rows} />
          </Card>
          <Card name="alert" step={1} until={2}>
            <CardHead icon="bell" title={t.alert.title} note={t.alert.time} />
            <Alert locale={locale} />
            <p className={styles.rule}>{t.alert.rule}</p>
          </Card>
          <Card name="agent" step={2} until={3}>
            <CardHead icon="microphone" title={t.agent.title} note={t.stepList[2]?.[0]} />
            <AgentTalk texts={t.agent} locale={locale} at={stepsAt[2]} />
          </Card>
          <Card name="work" step={3} until={6}>
            <WorkRows texts={t.work} />
          </Card>
          <Card name="summary" step={6}>
            <CardHead icon="check" title={t.summary.title} note={t.summary.outcome} />
            <Facts entries={t.summary.lines} className={styles.lines} />
          </Card>
        </div>
      </div>
      <div className={styles.foot}>
        <StepRail name={t.steps} steps={t.stepList} />
        <StoryControl title={t.title} />
      </div>
    </figure>
  );
}

type CardProps = {
  name: "trouble" | "alert" | "agent" | "work" | "summary";
  /** Step that brings it, and the one that takes its place on a small screen; without, it stays. */
  step: number;
  until?: number;
  children: ReactNode;
};

/** Something the system wrote, lit while its step lasts. */
function Card({ name, step, until, children }: CardProps) {
  const at = stepsAt[step] ?? 0;
  const end = until === undefined ? undefined : (stepsAt[until] ?? 0);
  const style = { "--stay": end && seconds(end - at) } as CSSProperties;
  return (
    <div {...beat("rise", at, { style })} className={styles.card} data-card={name}>
      {children}
      {end && (
        <span {...beat("until", end, { lasts: 0.3 })} className={styles.light}>
          <span {...beat("appear", at)} />
        </span>
      )}
    </div>
  );
}

function CardHead({
  icon,
  title,
  note,
}: {
  icon: "alert-triangle" | "bell" | "microphone" | "check";
  title: string;
  note?: string;
}) {
  return (
    <div className={styles.head}>
      <Icon name={icon} />
      <b>{title}</b>
      <code>{note}</code>
    </div>
  );
}

/** The alert by channel; who is on duty answers. */
function Alert({ locale }: SurfaceProps) {
  const { messages, sent } = incidentTexts[locale].alert;
  return messages.map(({ icon, channel, to, state, isAnswered }, index) => {
    const at = stepsAt[1] + 0.3 + index * 0.3;
    return (
      <div key={channel} {...beat("rise", at)} className={styles.message}>
        <Icon name={icon} />
        <b>{channel}</b>
        <small>{to}</small>
        <span className={styles.state}>
          <span {...beat("until", at + 0.9)} className={styles.former}>
            <Signal tone="idle">{sent}</Signal>
          </span>
          <span {...beat("appear", at + 0.9)}>
            <Signal tone={isAnswered ? "ok" : "idle"}>{state}</Signal>
          </span>
        </span>
      </div>
    );
  });
}
