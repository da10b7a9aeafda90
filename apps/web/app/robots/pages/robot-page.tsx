import { type Locale, localePath } from "@waku/i18n/locale";
import type { ReactNode } from "react";
import { ArrowLink } from "../../ui/actions/actions";
import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import { Strip } from "../charts/strip";
import { RobotTable } from "../table/robot-table";
import { robotTexts } from "../texts";
import { Care } from "./care";
import { Opening } from "./opening";
import styles from "./robot-pages.module.css";
import type { RobotPageView } from "./views";

type Props = { view: RobotPageView; locale: Locale; breadcrumb: ReactNode };

/** A robot: its values in both systems of units, where they stand within its type, where they come from. */
export function RobotPage({ view, locale, breadcrumb }: Props) {
  const t = robotTexts[locale];
  const { model, maker, country, type, status, values, source, similar } = view;
  const hasValues = values.some(({ metric }) => metric !== undefined);
  return (
    <>
      <Opening breadcrumb={breadcrumb} pretitle={type.one} title={model}>
        <p className={styles.by}>
          {t.by} <a href={maker.href}>{maker.name}</a>, {country}
        </p>
        {status && (
          <p className={styles.status}>
            <strong>{status.label}</strong> {status.text}
          </p>
        )}
        {hasValues && (
          <dl className={styles.plate}>
            {values.map(({ number, short, metric, imperial }) => (
              <div key={number}>
                <dt>{short}</dt>
                {metric === undefined ? (
                  <dd data-unknown="">{t.notRead}</dd>
                ) : (
                  <dd>
                    {metric} {imperial && <small>{imperial}</small>}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </Opening>
      <Section>
        <SectionHeading title={t.valuesTitle} intro={hasValues ? t.valuesText(type.many) : t.noneYet} />
        {hasValues && (
          <table className={styles.values}>
            <caption className="visually-hidden">{t.valuesTitle}</caption>
            <thead>
              <tr>
                <th scope="col">{t.detail}</th>
                <th scope="col">{t.value}</th>
                <th scope="col">{t.place(type.many)}</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ number, label, hint, metric, imperial, place }) => (
                <tr key={number}>
                  <th scope="row">
                    {label}
                    {hint && <small>{hint}</small>}
                  </th>
                  <td data-unknown={metric === undefined || undefined}>
                    {metric ?? t.notRead}
                    {imperial && <small>{imperial}</small>}
                  </td>
                  <td>
                    {place?.chart && <Strip {...place.chart} />}
                    {place && <p className={styles.place}>{place.text}</p>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={styles.after}>
          <ArrowLink link={{ label: hasValues ? t.correct : t.tellValue, href: view.correctHref }} />
        </p>
      </Section>
      <Section tone="sunken">
        <div className={styles.beside}>
          <section>
            <h2>{t.sourceTitle}</h2>
            <dl className={styles.facts}>
              <div>
                <dt>{t.sourceKind}</dt>
                <dd>
                  {source.label}: {source.name}
                  <small>{source.text}</small>
                </dd>
              </div>
              <div>
                <dt>{t.sourceDay}</dt>
                <dd>
                  <time dateTime={source.iso}>{source.day}</time>
                </dd>
              </div>
              {source.note && (
                <div>
                  <dt>{t.sourceNote}</dt>
                  <dd>{source.note}</dd>
                </div>
              )}
            </dl>
            {source.href ? (
              <ArrowLink link={{ label: t.sourceLink, href: source.href, external: true }} />
            ) : (
              <p className={styles.note}>{t.sourceUnlinked}</p>
            )}
          </section>
          <section>
            <h2>{t.facts}</h2>
            <dl className={styles.facts}>
              {view.facts.map(({ label, text, note }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd data-unknown={text === "" || undefined}>
                    {text || t.notRead}
                    {note && text && <small>{note}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </Section>
      {similar.length > 0 && (
        <Section>
          <SectionHeading title={t.similarTitle} intro={t.similarText} />
          <RobotTable caption={t.similarTitle} rows={similar} locale={locale} />
          <p className={styles.after}>
            <a href={view.compareHref} className={styles.button}>
              {t.compareThese} <Icon name="arrow-right" />
            </a>
          </p>
        </Section>
      )}
      {view.care && (
        <Care care={view.care} title={t.careTitle(type.many)} text={t.careText} link={t.careLink(view.care.title)} />
      )}
      <nav className={styles.ways} aria-label={t.finderName}>
        <a href={maker.href}>{t.moreOf(maker.name)}</a>
        <a href={type.href}>{t.allOfType(type.many)}</a>
        <a href={localePath(locale, "robots")}>{t.finderName}</a>
      </nav>
    </>
  );
}
