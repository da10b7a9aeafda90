import type { Locale } from "@waku/i18n/locale";
import type { ReactNode } from "react";
import { Actions } from "../../ui/actions/actions";
import { Section } from "../../ui/section/section";
import { RobotTable } from "../table/robot-table";
import { robotTexts } from "../texts";
import { Opening } from "./opening";
import styles from "./robot-pages.module.css";
import type { MakerPageView } from "./views";

type Props = { view: MakerPageView; locale: Locale; breadcrumb: ReactNode };

/** A maker: all models by type, with what is known of them. */
export function MakerPage({ view: { name, country, text, groups, filterHref }, locale, breadcrumb }: Props) {
  const t = robotTexts[locale];
  return (
    <>
      <Opening breadcrumb={breadcrumb} pretitle={`${t.makerPretitle} · ${country}`} title={name}>
        <p className={styles.lead}>{text}</p>
        <Actions links={[{ label: t.filterMaker, href: filterHref }]} />
      </Opening>
      <Section>
        <div className={styles.groups}>
          {groups.map(({ title, name: linkName, href, rows, numbers }) => (
            <section key={href}>
              <h2>
                <a href={href} aria-label={linkName}>
                  {title}
                </a>
              </h2>
              <RobotTable caption={title} rows={rows} numbers={numbers} locale={locale} />
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
