import type { Locale } from "@waku/i18n/locale";
import { evaluateRoi, type RoiField, type RoiForm, type RoiSettings, roiForm, roiTexts } from "@waku/roi";
import { useRef, useState } from "react";
import { ToolForm } from "../tool-form/tool-form";
import { useAddressQuery } from "../use-address-query";
import { AssumptionTable } from "./assumption-table";
import { BalanceTable } from "./balance-table";
import { CostFields } from "./cost-fields";
import { InputFields } from "./input-fields";
import { ResultPanel } from "./result-panel";
import styles from "./roi-calculator.module.css";
import { ScenarioChart } from "./scenario-chart";
import { ScenarioChoice } from "./scenario-choice";
import { Sources } from "./sources";

type Props = { settings: RoiSettings; initial: RoiForm; locale: Locale; anchor?: string };

/**
 * The calculator: a plain GET form on the page's own address, whose result the server shows; with scripts the
 * result follows each keystroke and the address follows the result.
 */
export function RoiCalculator({ settings, initial, locale, anchor }: Props) {
  const [form, setForm] = useState(initial);
  const resultElement = useRef<HTMLElement>(null);
  const t = roiTexts[locale];
  const evaluation = evaluateRoi(form, settings, locale);
  const { readings, assumptions, result } = evaluation;
  const writeAddress = useAddressQuery(result?.query);

  // Built on the newest state: two changes may come before one rendering, as while the page is being taken over.
  function change(changes: Partial<RoiForm>) {
    setForm((current) => ({ ...current, ...changes }));
  }
  function onText(name: RoiField, text: string) {
    setForm((current) => ({ ...current, texts: { ...current.texts, [name]: text } }));
  }

  return (
    <div className={styles.calculator}>
      <div className={styles.work}>
        <ToolForm
          locale={locale}
          anchor={anchor}
          submitLabel={t.submit}
          isWrong={result === undefined}
          resultRef={resultElement}
          onEarlyInput={(fields) => change({ ...roiForm(fields, settings, locale), company: form.company })}
          onSubmit={writeAddress}
        >
          {form.company && <input type="hidden" name="company" value={form.company} />}
          <InputFields
            form={form}
            settings={settings}
            readings={readings}
            locale={locale}
            onText={onText}
            onUnit={(unit) => change({ unit })}
          />
          <ScenarioChoice
            form={form}
            savings={result?.savings}
            locale={locale}
            settings={settings}
            onScenario={(scenario) => change({ scenario })}
          />
          <div className={styles.options}>
            <AssumptionTable form={form} settings={settings} readings={readings} locale={locale} onText={onText} />
            <CostFields form={form} settings={settings} readings={readings} locale={locale} onText={onText} />
          </div>
        </ToolForm>
        <ResultPanel
          ref={resultElement}
          form={form}
          assumed={assumptions[form.scenario]}
          result={result}
          locale={locale}
        />
      </div>
      {result && (
        <div className={styles.details}>
          <ScenarioChart savings={result.savings} chosen={form.scenario} locale={locale} />
          {result.balance && <BalanceTable balance={result.balance} locale={locale} />}
          <Sources settings={settings} locale={locale} />
        </div>
      )}
    </div>
  );
}
