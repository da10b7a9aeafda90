import { withoutSoftHyphens } from "@waku/content";
import type { ModuleName, PriceList, Pricing, PricingModelName } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";

/** With a name for sentences and documents, and as a label that narrow screens may break at its soft hyphens. */
type Named<T> = Omit<T, "name" | "text"> & { name: string; label: string };

/** The price list in one language, as the configurator needs it. Amounts in cents, net of VAT. */
export type PricingSettings = Omit<PriceList, "models" | "modules"> & {
  models: Record<PricingModelName, Named<PriceList["models"][PricingModelName]> & { text: string }>;
  modules: Record<ModuleName, Named<PriceList["modules"][ModuleName]>>;
  storageMonth: number;
  storageGb: number;
  smsMonth: number;
  smsPerMonth: number;
  identityMonth: number;
  phoneSupport: string;
};

/** The price list of the content settings in one language; yearly prices become monthly ones (twelve divides them). */
export function pricingSettings(pricing: Pricing, locale: Locale): PricingSettings {
  const { priceList, amounts, storageGb, smsPerMonth, phoneSupport } = pricing;
  const { team, provider } = priceList.models;
  const words = (label: string) => ({ name: withoutSoftHyphens(label), label });
  const model = (settings: typeof team) => ({
    ...settings,
    ...words(settings.name[locale]),
    text: settings.text[locale],
  });
  const { modules } = priceList;
  const named = (name: ModuleName) => ({ ...modules[name], ...words(modules[name].name[locale]) });
  return {
    ...priceList,
    models: { team: model(team), provider: model(provider) },
    modules: {
      maintenance: named("maintenance"),
      "spare-parts": named("spare-parts"),
      "data-connector": named("data-connector"),
      platform: named("platform"),
    },
    storageMonth: amounts["storage-year"] / 12,
    storageGb,
    smsMonth: amounts["sms-month"],
    smsPerMonth,
    identityMonth: amounts["custom-identity-year"] / 12,
    phoneSupport: phoneSupport[locale],
  };
}
