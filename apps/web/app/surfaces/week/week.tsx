import type { Locale } from "@waku/i18n/locale";
import type { CSSProperties } from "react";
import type { DrawingProps } from "../by-locale";
import { decimal } from "../numbers";
import { Panel } from "../panel/panel";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./week.module.css";
import type { Hours, Job, JobKind, WeekTexts } from "./week-texts";

/** Seconds of the story: warnings bring a job into a day that is full, so that another one moves. */
const addedAt = 1.2;
const movedAt = 2.8;

/** A week of maintenance: machines down, days across; on a small screen the same jobs as an agenda. */
export function Week({ texts: t, locale }: DrawingProps<WeekTexts>) {
  const lastRow = t.machines.length + 2;
  return (
    <Panel label={t.label} icon="calendar" title={t.title} context={t.context}>
      <div className={styles.grid}>
        <div className={styles.today} style={place(1, t.today + 2, lastRow)} />
        {t.days.map((day, index) => (
          <div
            key={day}
            className={styles.day}
            style={place(1, index + 2)}
            data-today={index === t.today ? "" : undefined}
          >
            {day}
          </div>
        ))}
        {t.machines.map(([name, counter], index) => (
          <div key={name} className={styles.machine} style={place(index + 2, 1)}>
            <span>
              <b>{name}</b>
              <code>{counter}</code>
            </span>
          </div>
        ))}
        {t.jobs.map((job) => (
          <JobBar key={`${job.day}-${job.row}`} job={job} day={t.days[job.day]} machine={t.machines[job.row]?.[0]} />
        ))}
        <div className={styles.capacity} style={place(lastRow, 1)}>
          {t.capacity}
        </div>
        {t.hours.map((hours, index) => (
          <div key={t.days[index]} className={styles.hours} style={place(lastRow, index + 2)}>
            <DayLoad {...hours} available={t.available} locale={locale} />
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        {(Object.keys(t.kinds) as JobKind[]).map((kind) => (
          <span key={kind} data-kind={kind}>
            {t.kinds[kind]}
          </span>
        ))}
      </div>
    </Panel>
  );
}

type DayLoadProps = Hours & { available: number; locale: Locale };

/** How full a day is, in words and as a bar. */
function DayLoad({ planned, before, available, locale }: DayLoadProps) {
  const style = { inlineSize: `${(planned / available) * 100}%` };
  const words = (hours: number) => `${decimal(hours, locale)} / ${available}`;
  return (
    <>
      <code>
        <Change at={movedAt} from={before === undefined ? undefined : words(before)}>
          {words(planned)}
        </Change>
      </code>
      <span className={styles.gauge} data-full={planned / available > 0.9 ? "" : undefined}>
        <span
          {...(before === undefined
            ? { style }
            : beat("grow", movedAt, { lasts: 0.8, was: String(before / planned), style }))}
        />
      </span>
    </>
  );
}

/** A job on the grid or in the list, and how it got its place in the story. */
function JobBar({ job, day, machine }: { job: Job; day?: string; machine?: string }) {
  const { row, kind, name, note, days = 1, story } = job;
  const before = typeof story === "object" ? { "--before": story.daysBefore } : {};
  const style = { ...place(row + 2, job.day + 2, 1, days), ...before };
  return (
    <div
      {...(story === undefined
        ? { style }
        : story === "added"
          ? beat("rise", addedAt, { style })
          : beat("move", movedAt, { lasts: 0.9, style }))}
      className={styles.job}
      data-kind={kind}
      data-long={days > 1 ? "" : undefined}
    >
      <span className={styles.when}>{day}</span>
      <b>{name}</b>
      <small>{note}</small>
      <span className={styles.where}>{machine}</span>
    </div>
  );
}

/** Grid lines for wide places, by custom property: a narrow one lists everything in order instead. */
function place(row: number, column: number, rows = 1, columns = 1) {
  return { "--area": `${row} / ${column} / span ${rows} / span ${columns}` } as CSSProperties;
}
