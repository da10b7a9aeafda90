import type { Locale } from "@waku/i18n/locale";
import { formatEuros } from "@waku/i18n/numbers";
import {
  formatPercent,
  type RoiForm,
  type RoiResult,
  type RoiSettings,
  roiTexts,
  type Scenario,
  scenarios,
} from "@waku/roi";
import { ChoiceCards } from "../choice-cards/choice-cards";

type Props = {
  form: RoiForm;
  settings: RoiSettings;
  savings?: Record<Scenario, RoiResult>;
  locale: Locale;
  onScenario: (scenario: Scenario) => void;
};

/** The three scenarios with what each would save. */
export function ScenarioChoice({ form, settings, savings, locale, onScenario }: Props) {
  const t = roiTexts[locale];
  const { conservative, expected } = settings.scenarios;
  const part = Math.round((conservative.downtimeRate * 10_000) / (expected.downtimeRate || 1));
  const hints: Record<Scenario, string> = {
    ...t.scenarioHints,
    conservative: t.scenarioHints.conservative(formatPercent(part, locale)),
  };
  return (
    <ChoiceCards
      legend={t.scenarioLegend}
      name="scenario"
      type="radio"
      chosen={[form.scenario]}
      choices={scenarios.map((scenario) => ({
        value: scenario,
        label: t.scenarios[scenario],
        text: hints[scenario],
        note: savings ? formatEuros(savings[scenario].totalEuro, locale) : "–",
      }))}
      onChoose={onScenario}
    />
  );
}
