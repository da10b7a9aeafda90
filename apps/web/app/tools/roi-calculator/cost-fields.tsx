import type { Locale } from "../../i18n/locale";
import { NumberField } from "../number-input/number-field";
import type { Reading } from "../number-input/read-field";
import styles from "./assumption-table.module.css";
import type { RoiForm } from "./roi-form";
import type { CostField, RoiField, RoiSettings } from "./roi-settings";
import { roiTexts } from "./texts";

type Props = {
  form: RoiForm;
  settings: RoiSettings;
  readings: Record<RoiField, Reading>;
  locale: Locale;
  onText: (name: RoiField, text: string) => void;
};

/** What the saving can be set against: devices for the licence, and a one-off effort. */
export function CostFields({ form, settings, readings, locale, onText }: Props) {
  const t = roiTexts[locale];
  const names: CostField[] = ["devices", "setup"];
  const isUsed = names.some((name) => form.texts[name] !== "");
  return (
    <details className={styles.details} open={isUsed || undefined}>
      <summary>{t.costTitle}</summary>
      <p>{t.costText}</p>
      <div className={styles.list}>
        {names.map((name) => (
          <NumberField
            key={name}
            {...t[name]}
            spec={settings.fields[name]}
            text={form.texts[name]}
            reading={readings[name]}
            locale={locale}
            onChange={(text) => onText(name, text)}
          />
        ))}
      </div>
    </details>
  );
}
