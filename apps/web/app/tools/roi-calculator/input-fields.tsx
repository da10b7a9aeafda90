import type { Locale } from "../../i18n/locale";
import { NumberField } from "../number-input/number-field";
import type { Reading } from "../number-input/read-field";
import styles from "./input-fields.module.css";
import { durationSpec, type RoiForm } from "./roi-form";
import type { DurationUnit } from "./roi-model";
import type { InputField, RoiField, RoiSettings } from "./roi-settings";
import { roiTexts } from "./texts";

type Props = {
  form: RoiForm;
  settings: RoiSettings;
  readings: Record<RoiField, Reading>;
  locale: Locale;
  onText: (name: RoiField, text: string) => void;
  onUnit: (unit: DurationUnit) => void;
};

/** The six numbers about the plant. */
export function InputFields({ form, settings, readings, locale, onText, onUnit }: Props) {
  const t = roiTexts[locale];
  const field = (name: InputField) => ({
    ...t.fields[name],
    spec: settings.fields[name],
    text: form.texts[name],
    reading: readings[name],
    locale,
    onChange: (text: string) => onText(name, text),
  });
  const units: [DurationUnit, string][] = [
    ["h", t.hours],
    ["min", t.minutes],
  ];
  return (
    <fieldset className={styles.fields}>
      <legend>{t.inputsTitle}</legend>
      <NumberField {...field("employees")} />
      <NumberField {...field("wage")} />
      <NumberField {...field("downtimes")} />
      <div className={styles.duration}>
        <NumberField
          {...field("duration")}
          unit={form.unit === "h" ? t.hours : t.minutes}
          spec={durationSpec(settings.fields.duration, form.unit)}
          limitReason={t.durationLimit}
        />
        <fieldset className={styles.units}>
          <legend className="visually-hidden">{t.unitLegend}</legend>
          {units.map(([unit, label]) => (
            <label key={unit}>
              <input type="radio" name="unit" value={unit} checked={form.unit === unit} onChange={() => onUnit(unit)} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <NumberField {...field("hourCost")} />
      <NumberField {...field("spareParts")} />
    </fieldset>
  );
}
