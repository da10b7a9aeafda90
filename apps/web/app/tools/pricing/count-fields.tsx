import type { Locale } from "../../i18n/locale";
import { NumberField } from "../number-input/number-field";
import type { Reading } from "../number-input/read-field";
import styles from "./count-fields.module.css";
import { type PricingField, type PricingForm, pricingFields } from "./pricing-form";
import type { PricingSettings } from "./pricing-settings";
import { formatCount } from "./pricing-words";
import { pricingTexts } from "./texts";

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
