import { type Locale, localePath } from "@waku/i18n/locale";
import { formatEuros, formatHundredths } from "@waku/i18n/numbers";
import { type LicenceBalance, paybackWords, roiTexts } from "@waku/roi";
import { DataTable } from "../data-table/data-table";
import styles from "./roi-calculator.module.css";

/** The saving against the cost of the software, over three years. */
export function BalanceTable({ balance, locale }: { balance: LicenceBalance; locale: Locale }) {
  const t = roiTexts[locale];
  const euros = (cents: number) => formatEuros(cents, locale);
  return (
    <section>
      <h3>{t.balanceTitle}</h3>
      <p>
        {t.balanceText(formatHundredths(balance.devices * 100, locale), balance.modules, euros(balance.licenceYear))}{" "}
        {t.netYear}: {euros(balance.netYear)}. {t.payback}: {paybackWords(balance, t)}.
      </p>
      {balance.netYear < 0 && <p>{t.netNegative}</p>}
      <DataTable
        caption={t.balanceTitle}
        head={[t.year, t.savings, t.cost, t.net, t.cumulative]}
        rows={balance.years.map(({ savings, cost, net, cumulative }, index) => ({
          id: String(index),
          cells: [`${t.year} ${index + 1}`, euros(savings), euros(cost), euros(net), euros(cumulative)],
        }))}
      />
      <p className={styles.note}>{t.balanceNote}</p>
      <p>
        <a href={`${localePath(locale, "pricing")}?${balance.priceQuery}`}>{t.priceLink}</a>
      </p>
    </section>
  );
}
