import type { Locale } from "@waku/i18n/locale";
import type { ReactNode } from "react";
import { Opening } from "../../robots/pages/opening";
import { ArrowLink } from "../../ui/actions/actions";
import { Section } from "../../ui/section/section";
import { faultTexts } from "../texts";
import styles from "./fault-page.module.css";
import type { FaultPageView } from "./fault-page-view";

type Props = { view: FaultPageView; locale: Locale; breadcrumb: ReactNode };

/** A fault code on one page, which prints on a sheet: sign, meaning, first check, cause, what to record. */
export function FaultPage({ view, locale, breadcrumb }: Props) {
  const t = faultTexts[locale];
  const { code, title, sign, meaning, check, likely, record, hands, devices, next, others } = view;
  return (
    <>
      <Opening breadcrumb={breadcrumb} pretitle={`${code} · ${view.area.label}`} title={title}>
        <p className={styles.sign}>
          <strong>{t.sign}:</strong> {sign}
        </p>
      </Opening>
      <Section>
        <div className={styles.columns}>
          <dl className={styles.rows}>
            <Row name={t.meaning}>{meaning}</Row>
            <Row name={t.check}>
              <strong className={styles.check}>{check}</strong>
            </Row>
            <Row name={t.who}>
              {hands.label}
              <small>{hands.text}</small>
            </Row>
            <Row name={t.likely}>{likely}</Row>
            <Row name={t.record}>{record}</Row>
            <Row name={t.appliesTo}>
              {devices.map(({ label, href }, place) => (
                <span key={label}>
                  {place > 0 && ", "}
                  {href ? <a href={href}>{label}</a> : label}
                </span>
              ))}
            </Row>
          </dl>
          <aside className={styles.never} aria-labelledby="never">
            <h2 id="never">{t.neverTitle}</h2>
            <p>{t.never}</p>
            <p>{t.ownScheme}</p>
          </aside>
        </div>
      </Section>
      <div className={styles.onScreen}>
        <Section tone="sunken">
          <div className={styles.ways}>
            <section>
              <h2>{t.leadsOn}</h2>
              <ul className={styles.links}>
                {[...(next ? [next] : []), view.part, view.all].map((link) => (
                  <li key={link.href}>
                    <ArrowLink link={link} />
                  </li>
                ))}
              </ul>
            </section>
            <nav aria-labelledby="others">
              <h2 id="others">{t.area(view.area.label)}</h2>
              <ul className={styles.others}>
                {others.map((other) => (
                  <li key={other.code}>
                    <a href={other.href}>
                      <span>{other.code}</span> {other.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </Section>
      </div>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
