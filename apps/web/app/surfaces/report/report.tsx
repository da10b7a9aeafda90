import type { SurfaceProps } from "../by-locale";
import { Panel } from "../panel/panel";
import styles from "./report.module.css";
import { reportTexts } from "./report-data";

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
            {t.figures.map(({ name, value, change, isBetter }) => (
              <div key={name}>
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
                  <span data-first={index === 0 ? "" : undefined} style={{ inlineSize: `${share}%` }} />
                </span>
                <code>{hours}</code>
              </div>
            ))}
          </div>
          <Sites {...t.sites} />
          <p className={styles.finding}>
            <b>{t.finding.title}</b> {t.finding.text}
          </p>
        </div>
        <div className={styles.delivery}>
          <b>{t.delivery.title}</b>
          <dl>
            {t.delivery.rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
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
