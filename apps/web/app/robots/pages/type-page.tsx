import type { Locale } from "@waku/i18n/locale";
import type { ReactNode } from "react";
import { Actions } from "../../ui/actions/actions";
import { Icon } from "../../ui/icon/icon";
import { Picture } from "../../ui/picture/picture";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import { Scatter } from "../charts/scatter";
import { Strip } from "../charts/strip";
import { RobotTable } from "../table/robot-table";
import { robotTexts } from "../texts";
import { Care } from "./care";
import { Opening } from "./opening";
import styles from "./robot-pages.module.css";
import type { TypePageView } from "./views";

type Props = { view: TypePageView; locale: Locale; breadcrumb: ReactNode };

/** A type of robot: how its values spread, who makes such robots, and every model with what is known of it. */
export function TypePage({ view, locale, breadcrumb }: Props) {
  const t = robotTexts[locale];
  const { title, text, picture, spreads, scatters, rows, numbers, makers, care, others } = view;
  const aside = picture && (
    <div className={styles.picture}>
      <Picture picture={picture} sizes="(width >= 62rem) 36rem, 66vw" ground="navy" isFirst />
    </div>
  );
  return (
    <>
      <Opening breadcrumb={breadcrumb} pretitle={t.typePretitle} title={title} aside={aside}>
        <p className={styles.lead}>{text}</p>
        <Actions links={[{ label: t.filterType, href: view.filterHref }]} />
      </Opening>
      <Section>
        <SectionHeading title={t.spreadTitle} intro={spreads.length > 0 ? t.spreadText : t.tooFew} />
        {spreads.length > 0 && (
          <ul className={styles.spreads}>
            {spreads.map(({ label, known, median, chart }) => (
              <li key={label}>
                <h3>{label}</h3>
                <p className={styles.place}>
                  {known} · {median}
                </p>
                <Strip {...chart} />
              </li>
            ))}
          </ul>
        )}
        {scatters.length > 0 && (
          <div className={styles.scatters}>
            {scatters.map((scatter) => (
              <section key={scatter.title}>
                <h3>{scatter.title}</h3>
                <p className={styles.place}>{scatter.text}</p>
                <Scatter {...scatter.chart} />
              </section>
            ))}
          </div>
        )}
        <details className={styles.all}>
          <summary>
            {t.asTable} <Icon name="chevron-down" />
          </summary>
          <RobotTable caption={t.asTable} rows={rows} numbers={numbers} locale={locale} />
        </details>
      </Section>
      <Section tone="sunken">
        <SectionHeading title={t.makersTitle} />
        <ul className={styles.makers}>
          {makers.map(({ name, href, count }) => (
            <li key={href}>
              <a href={href}>{name}</a> <span>{count}</span>
            </li>
          ))}
        </ul>
      </Section>
      {care && <Care care={care} title={t.careTitle(title)} text={t.careText} link={t.careLink(care.title)} />}
      <nav className={styles.ways} aria-label={t.otherTypes}>
        {others.map(({ label, name, href }) => (
          <a key={href} href={href} aria-label={name}>
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}
