import { type DurationUnit, durationSpec, type InputField, roiTexts } from "@waku/roi";
import styles from "./input-fields.module.css";
import { type RoiFieldsProps, RoiNumberField } from "./roi-number-field";

type Props = RoiFieldsProps & { onUnit: (unit: DurationUnit) => void };

/** The six numbers about the plant. */
export function InputFields({ onUnit, ...props }: Props) {
  const { form, settings, locale } = props;
  const t = roiTexts[locale];
  const field = (name: InputField) => ({ ...props, name, ...t.fields[name] });
  const units: [DurationUnit, string][] = [
    ["h", t.hours],
    ["min", t.minutes],
  ];
  return (
    <fieldset className={styles.fields}>
      <legend>{t.inputsTitle}</legend>
      <RoiNumberField {...field("employees")} />
      <RoiNumberField {...field("wage")} />
      <RoiNumberField {...field("downtimes")} />
      <div className={styles.duration}>
        <RoiNumberField
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
      <RoiNumberField {...field("hourCost")} />
      <RoiNumberField {...field("spareParts")} />
    </fieldset>
  );
}
