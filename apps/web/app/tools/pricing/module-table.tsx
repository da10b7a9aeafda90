import type { ModuleName, PricingModelName, UsageCounter } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { formatPrice } from "@waku/i18n/numbers";
import { formatCount, pricingTexts } from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";
import { DataTable } from "../data-table/data-table";

/** The modules side by side: price, sites, accounts and included usage. */
export function ModuleTable({ settings, locale }: { settings: PricingSettings; locale: Locale }) {
  const t = pricingTexts[locale];
  const names = Object.keys(settings.modules) as ModuleName[];
  const models = Object.keys(settings.models) as PricingModelName[];
  const row = (label: string, cell: (name: ModuleName) => string) => ({
    id: label,
    cells: [label, ...names.map(cell)],
  });
  const included = (count: "includedSites" | "includedAccounts", model: PricingModelName) => (name: ModuleName) =>
    settings.models[model].modules.includes(name) ? formatCount(settings.models[model][count], locale) : t.none;
  return (
    <section>
      <h3>{t.modulesTitle}</h3>
      <DataTable
        caption={t.modulesTitle}
        isEven
        head={["", ...names.map((name) => settings.modules[name].label)]}
        rows={[
          row(t.priceRow, (name) => formatPrice(settings.modules[name].deviceMonth, locale)),
          row(t.devicesRow, () => t.devicesFrom),
          ...models.map((model) => row(t.sitesRow(settings.models[model].label), included("includedSites", model))),
          ...models.map((model) =>
            row(t.accountsRow(settings.models[model].label), included("includedAccounts", model)),
          ),
          ...(Object.keys(t.counters) as UsageCounter[]).map((counter) =>
            row(t.counters[counter], (name) => {
              const usage = settings.modules[name].usage[counter];
              if (!usage) return t.none;
              const text = (amount: number) => (amount > 0 ? formatCount(amount, locale) : "");
              return t.usage(text(usage.base), text(usage.perDevice));
            }),
          ),
        ]}
      />
    </section>
  );
}
