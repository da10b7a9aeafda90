import type { Locale } from "@waku/i18n/locale";
import type { Reading } from "@waku/i18n/numbers";
import { formatCount, type PricingField, type PricingForm, pricingFields, pricingTexts } from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";
import { NumberField } from "../number-input/number-field";
import styles from "./count-fields.module.css";

export type CountProps = {
  form: PricingForm;
  readings: Record<PricingField, Reading>;
  settings: PricingSettings;
  locale: Locale;
  onText: (name: PricingField, text: string) => void;
};

/** A row of number fields under a heading. */
export function CountFields({ legend, names, ...props }: CountProps & { legend: string; names: PricingField[] }) {
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <CountField key={name} name={name} {...props} />
      ))}
    </fieldset>
  );
}

export function CountField({ name, form, readings, settings, locale, onText }: CountProps & { name: PricingField }) {
  const { includedSites, includedAccounts } = settings.models[form.model];
  const count = (value: number) => formatCount(value, locale);
  const texts = pricingTexts[locale].fields(
    count(settings.storageGb),
    count(settings.smsPerMonth),
    count(includedSites),
    count(includedAccounts),
  );
  return (
    <NumberField
      {...texts[name]}
      spec={pricingFields[name]}
      text={form.texts[name]}
      reading={readings[name]}
      locale={locale}
      onChange={(text) => onText(name, text)}
    />
  );
}
