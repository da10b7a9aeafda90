import { pricingTexts } from "@waku/pricing";
import { useLocale } from "../../i18n/use-locale";
import { DataTable } from "../../tools/data-table/data-table";
import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";
import styles from "./bills.module.css";

const totals = ["total", "total-prepaid"];

/** Worked bills, line by line, by the month and for a year; each opens in the configurator. */
export function Bills({ block }: { block: BlockViewOf<"bills"> }) {
  const locale = useLocale();
  const t = pricingTexts[locale];
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading {...block} />
      <div className={styles.bills}>
        {block.items.map(({ title, text, rows, href }) => (
          <article key={title} className={styles.bill}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
            <DataTable
              caption={t.billOf(title)}
              head={[t.item, t.perMonth, t.perYear]}
              rows={rows.map(({ id, label, month, year }) => ({
                id,
                cells: [label, month, year],
                isTotal: totals.includes(id),
              }))}
            />
            <a className={styles.link} href={href} aria-label={`${t.configure}: ${title}`}>
              {t.configure} <Icon name="arrow-right" />
            </a>
          </article>
        ))}
      </div>
    </Section>
  );
}
