import type { Locale } from "../../i18n/locale";
import { formatHundredths, toFieldText } from "../number-input/hundredths";
import { NumberField } from "../number-input/number-field";
import type { Reading } from "../number-input/read-field";
import styles from "./assumption-table.module.css";
import type { RoiForm } from "./roi-form";
import { type AssumptionField, type RoiField, type RoiSettings, type Scenario, scenarios } from "./roi-settings";
import { roiTexts } from "./texts";

type Props = {
  form: RoiForm;
  settings: RoiSettings;
  readings: Record<RoiField, Reading>;
  locale: Locale;
  onText: (name: RoiField, text: string) => void;
};

/** What each scenario assumes, with a field for one's own value per assumption. */
export function AssumptionTable({ form, settings, readings, locale, onText }: Props) {
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
              <NumberField
                label={label}
                hint={scenarioValues(name, settings, locale)}
                unit={unit}
                placeholder={toFieldText(settings.scenarios[form.scenario][name], locale)}
                spec={settings.fields[name]}
                text={form.texts[name]}
                reading={readings[name]}
                locale={locale}
                onChange={(text) => onText(name, text)}
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
