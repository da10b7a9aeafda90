import { type CostField, licenceModules, roiTexts } from "@waku/roi";
import styles from "./assumption-table.module.css";
import { type RoiFieldsProps, RoiNumberField } from "./roi-number-field";

/** What the saving can be set against: devices for the licence, and a one-off effort. */
export function CostFields(props: RoiFieldsProps) {
  const { form, settings, locale } = props;
  const t = roiTexts[locale];
  const names: CostField[] = ["devices", "setup"];
  const isUsed = names.some((name) => form.texts[name] !== "");
  return (
    <details className={styles.details} open={isUsed || undefined}>
      <summary>{t.costTitle}</summary>
      <p>{t.costText(licenceModules(settings))}</p>
      <div className={styles.list}>
        {names.map((name) => (
          <RoiNumberField key={name} {...props} name={name} {...t[name]} />
        ))}
      </div>
    </details>
  );
}
