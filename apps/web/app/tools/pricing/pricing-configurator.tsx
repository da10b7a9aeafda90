import type { ModuleName } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { formatPrice } from "@waku/i18n/numbers";
import { evaluatePricing, formatPct, type PricingForm, pricingForm, pricingTexts } from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";
import { useRef, useState } from "react";
import { ChoiceCards } from "../choice-cards/choice-cards";
import { ToolForm } from "../tool-form/tool-form";
import { useAddressQuery } from "../use-address-query";
import { AddOns } from "./add-ons";
import { CountFields } from "./count-fields";
import { ModuleTable } from "./module-table";
import styles from "./pricing-configurator.module.css";
import { QuotePanel } from "./quote-panel";
import { TierTable } from "./tier-table";

type Props = { settings: PricingSettings; initial: PricingForm; locale: Locale; anchor?: string };

/**
 * The configurator: a plain GET form on the page's own address, whose price the server shows; with scripts the
 * price follows each choice and the address follows the price.
 */
export function PricingConfigurator({ settings, initial, locale, anchor }: Props) {
  const [form, setForm] = useState(initial);
  const quoteElement = useRef<HTMLElement>(null);
  const t = pricingTexts[locale];
  const { readings, modules, result } = evaluatePricing(form, settings, locale);
  const model = settings.models[form.model];
  const writeAddress = useAddressQuery(result?.query);

  // Built on the newest state: two changes may come before one rendering, as while the page is being taken over.
  function change(changes: Partial<PricingForm>) {
    setForm((current) => ({ ...current, ...changes }));
  }
  function onText(name: keyof PricingForm["texts"], text: string) {
    setForm((current) => ({ ...current, texts: { ...current.texts, [name]: text } }));
  }
  function onModule(name: ModuleName) {
    setForm((current) => ({
      ...current,
      modules: current.modules.includes(name)
        ? current.modules.filter((chosen) => chosen !== name)
        : [...current.modules, name],
    }));
  }
  const countProps = {
    form,
    readings,
    settings,
    locale,
    onText,
  };

  return (
    <div className={styles.configurator}>
      <ToolForm
        locale={locale}
        anchor={anchor}
        submitLabel={t.submit}
        isWrong={result === undefined}
        resultRef={quoteElement}
        onEarlyInput={(fields) => change(pricingForm(fields, settings, locale))}
        onSubmit={writeAddress}
      >
        <ChoiceCards
          legend={t.modelLegend}
          name="model"
          type="radio"
          chosen={[form.model]}
          choices={(["team", "provider"] as const).map((value) => ({
            value,
            label: settings.models[value].label,
            text: settings.models[value].text,
          }))}
          onChoose={(value) => change({ model: value })}
        />
        <ChoiceCards
          legend={t.moduleLegend}
          name="module"
          type="checkbox"
          chosen={modules}
          issue={modules.length === 0 ? t.noModule : undefined}
          choices={model.modules.map((value) => ({
            value,
            label: settings.modules[value].label,
            text: model.required.includes(value) ? t.alwaysIncluded : undefined,
            note: t.deviceMonth(formatPrice(settings.modules[value].deviceMonth, locale)),
            isFixed: model.required.includes(value),
          }))}
          onChoose={onModule}
        />
        <CountFields {...countProps} legend={t.sizeLegend} names={["devices", "sites", "accounts"]} />
        <AddOns {...countProps} onChange={change} />
        <ChoiceCards
          legend={t.billingLegend}
          name="billing"
          type="radio"
          chosen={[form.billing]}
          choices={[
            { value: "monthly", label: t.monthly },
            { value: "yearly", label: t.yearly, text: t.prepaymentHint(formatPct(settings.prepaymentPct, locale)) },
          ]}
          onChoose={(billing) => change({ billing })}
        />
      </ToolForm>
      <QuotePanel ref={quoteElement} result={result} settings={settings} locale={locale} />
      <div className={styles.tables}>
        <ModuleTable settings={settings} locale={locale} />
        <TierTable settings={settings} locale={locale} />
      </div>
    </div>
  );
}
