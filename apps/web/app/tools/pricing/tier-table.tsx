import type { Locale } from "@waku/i18n/locale";
import { formatCount, formatPct, pricingTexts } from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";
import { DataTable } from "../data-table/data-table";
import styles from "./pricing-configurator.module.css";

/** The tiers of the volume discount. */
export function TierTable({ settings, locale }: { settings: PricingSettings; locale: Locale }) {
  const t = pricingTexts[locale];
  const { volumeTiers } = settings;
  return (
    <section className={styles.tiers}>
      <div>
        <h3>{t.tiersTitle}</h3>
        <p>{t.tiersText}</p>
      </div>
      <DataTable
        caption={t.tiersTitle}
        head={[t.tier, t.discount]}
        rows={volumeTiers.map(({ from, pct }, index) => {
          const next = volumeTiers[index + 1];
          const start = formatCount(from, locale);
          const range = next ? t.tierRange(start, formatCount(next.from - 1, locale)) : t.tierFrom(start);
          return { id: start, cells: [range, formatPct(pct, locale)] };
        })}
      />
    </section>
  );
}
