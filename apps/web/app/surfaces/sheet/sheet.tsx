import type { DrawingProps } from "../by-locale";
import { decimal } from "../numbers";
import { Panel } from "../panel/panel";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./sheet.module.css";
import type { SheetTexts } from "./sheet-texts";

/** Seconds of the story: figures, causes and recommendation come together, then the report goes out. */
const figuresAt = 0.2;
const causesAt = 1.2;
const findingAt = 2.8;
const sentAt = 3.8;

/** A report as it leaves the system: a sheet on the dark desk, with its dispatch beside it. */
export function Sheet({ texts: t, locale }: DrawingProps<SheetTexts>) {
  const longest = t.causeList[0]?.[1] ?? 1;
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
            {t.causeList.map(([name, cost], index) => (
              <div key={name} className={styles.cause}>
                <span>{name}</span>
                <span className={styles.track}>
                  <span
                    {...beat("grow", causesAt + index * 0.15, {
                      lasts: 0.8,
                      style: { inlineSize: `${(cost / longest) * 100}%` },
                    })}
                    data-first={index === 0 ? "" : undefined}
                  />
                </span>
                <code>
                  {t.unit === "h" ? decimal(cost, locale) : cost} {t.unit}
                </code>
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
