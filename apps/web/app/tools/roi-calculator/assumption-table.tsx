import type { Locale } from "@waku/i18n/locale";
import { formatHundredths } from "@waku/i18n/numbers";
import { type AssumptionField, type RoiSettings, roiTexts, type Scenario, scenarios } from "@waku/roi";
import styles from "./assumption-table.module.css";
import { type RoiFieldsProps, RoiNumberField } from "./roi-number-field";

/** What each scenario assumes, with a field for one's own value per assumption. */
export function AssumptionTable(props: RoiFieldsProps) {
  const { form, settings, locale } = props;
  const t = roiTexts[locale];
  const names = Object.keys(t.assumptions) as AssumptionField[];
  const isChanged = names.some((name) => form.texts[name] !== "");
  return (
    <details className={styles.details} open={isChanged || undefined}>
      <summary>{t.assumptionsTitle}</summary>
      <p>{t.assumptionsText}</p>
      <ul className={styles.list}>
        {names.map((name) => {
          const { label, unit } = t.assumptions[name];
          return (
            <li key={name}>
              <RoiNumberField
                {...props}
                name={name}
                label={label}
                hint={scenarioValues(name, settings, locale)}
                unit={unit}
                placeholder={formatHundredths(settings.scenarios[form.scenario][name], locale)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The value of each scenario, or the one they share. */
function scenarioValues(name: AssumptionField, settings: RoiSettings, locale: Locale): string {
  const t = roiTexts[locale];
  const value = (scenario: Scenario) => formatHundredths(settings.scenarios[scenario][name], locale);
  if (new Set(scenarios.map(value)).size === 1) return `${t.allScenarios} ${value("expected")}`;
  return scenarios.map((scenario) => `${t.scenarios[scenario]} ${value(scenario)}`).join(" · ");
}
