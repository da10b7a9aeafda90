import { type Locale, localePath } from "@waku/i18n/locale";
import { formatPrice } from "@waku/i18n/numbers";
import {
  extraWords,
  includedWords,
  type PricingEvaluation,
  pricingSummary,
  pricingTexts,
  quoteRows,
} from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";
import type { Ref } from "react";
import { useMessages } from "../../i18n/use-locale";
import { Announcement } from "../../ui/announcement/announcement";
import { CopyLink } from "../../ui/copy-link/copy-link";
import { Icon } from "../../ui/icon/icon";
import { DataTable } from "../data-table/data-table";
import { handOverHref } from "../hand-over-href";
import styles from "../result-panel/result-panel.module.css";

type Props = {
  ref: Ref<HTMLElement>;
  result: PricingEvaluation["result"];
  settings: PricingSettings;
  locale: Locale;
};

/** The price of the choice: per device, line by line, what is included, and the ways to take it along. */
export function QuotePanel({ ref, result, settings, locale }: Props) {
  const t = pricingTexts[locale];
  const price = result && formatPrice(result.quote.deviceMonthCents, locale);
  return (
    <section ref={ref} tabIndex={-1} className={`on-navy ${styles.panel}`} aria-label={t.quoteTitle}>
      <h3>{t.quoteTitle}</h3>
      <p className={styles.total}>{price ?? "–"}</p>
      <Announcement text={price ? `${t.quoteTitle}: ${price}, ${t.perDevice}` : t.noQuote} />
      {result ? (
        <>
          <p className={styles.today}>{t.perDevice}</p>
          <DataTable
            caption={t.linesTitle}
            head={[t.item, t.perMonth, t.perYear]}
            rows={quoteRows(result.choice, result.quote, settings, locale).map(({ id, label, month, year }) => ({
              id,
              cells: [label, month, year],
              isTotal: id === "total",
            }))}
          />
          <p className={styles.today}>{t.net}</p>
          <div className={styles.lists}>
            <List title={t.includedTitle} items={includedWords(result.choice, result.quote, settings, locale)} />
            <List title={t.extraTitle} items={extraWords(settings, locale)} />
          </div>
          <TakeAway result={result} settings={settings} locale={locale} />
        </>
      ) : (
        <p>{t.noQuote}</p>
      )}
    </section>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function TakeAway({
  result,
  settings,
  locale,
}: Omit<Props, "ref" | "result"> & { result: NonNullable<Props["result"]> }) {
  const t = pricingTexts[locale];
  const { copyLink, linkCopied } = useMessages();
  const { modules, devices } = result.choice;
  const numbers = pricingSummary(result.choice, result.quote, settings, locale);
  return (
    <div className={styles.takeAway}>
      <a className={styles.primary} href={handOverHref(locale, "request-offer", { numbers, modules, devices })}>
        {t.offer}
      </a>
      <a className={styles.secondary} href={`${localePath(locale, "pricing.pdf")}?${result.query}`} download="">
        <Icon name="download" /> {t.pdf}
      </a>
      <CopyLink label={copyLink} doneLabel={linkCopied} />
      <p>{t.shareHint}</p>
    </div>
  );
}
