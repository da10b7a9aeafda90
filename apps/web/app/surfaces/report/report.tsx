import type { SurfaceProps } from "../by-locale";
import { Panel } from "../panel/panel";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./report.module.css";
import { reportTexts } from "./report-data";

/** Seconds of the story: figures, causes and recommendation come together, then the report goes out. */
const figuresAt = 0.2;
const causesAt = 1.2;
const findingAt = 2.8;
const sentAt = 3.8;

/** A monthly report as it leaves the system: a sheet on the dark desk, with its dispatch beside it. */
export function Report({ locale }: SurfaceProps) {
  const t = reportTexts[locale];
  return (
    <Panel label={t.label} icon="report" title={t.title} context={t.context}>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          <b className={styles.heading}>{t.heading}</b>
          <span className={styles.period}>{t.period}</span>
          <dl className={styles.figures}>
            {t.figures.map(({ name, value, change, isBetter }, index) => (
              <div key={name} {...beat("rise", figuresAt + index * 0.2)}>
                <dt>{name}</dt>
                <dd className={styles.value}>{value}</dd>
                <dd className={styles.change} data-better={isBetter ? "" : undefined}>
                  {change}
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.causes}>
            <div className={styles.title}>{t.causes}</div>
            {t.causeList.map(({ name, hours, share }, index) => (
              <div key={name} className={styles.cause}>
                <span>{name}</span>
                <span className={styles.track}>
                  <span
                    {...beat("grow", causesAt + index * 0.15, { lasts: 0.8, style: { inlineSize: `${share}%` } })}
                    data-first={index === 0 ? "" : undefined}
                  />
                </span>
                <code>{hours}</code>
              </div>
            ))}
          </div>
          <Sites {...t.sites} />
          <p {...beat("rise", findingAt, { lasts: 0.6 })} className={styles.finding}>
            <b>{t.finding.title}</b> {t.finding.text}
          </p>
        </div>
        <div className={styles.delivery}>
          <b>{t.delivery.title}</b>
          <dl>
            {t.delivery.rows.map(([name, value], index) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Change at={sentAt} from={index === t.delivery.rows.length - 1 ? t.delivery.before : undefined}>
                    {value}
                  </Change>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Panel>
  );
}

function Sites({ columns, rows }: { columns: string[]; rows: string[][] }) {
  return (
    <div className={styles.sites}>
      <div className={styles.site}>
        {columns.map((name) => (
          <span key={name} className={styles.title}>
            {name}
          </span>
        ))}
      </div>
      {rows.map(([site, ...values]) => (
        <div key={site} className={styles.site}>
          <span>{site}</span>
          {values.map((value) => (
            <code key={value}>{value}</code>
          ))}
        </div>
      ))}
    </div>
  );
}
