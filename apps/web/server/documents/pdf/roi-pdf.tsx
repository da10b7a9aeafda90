import { View } from "@react-pdf/renderer";
import type { Globals } from "@waku/content";
import { formatDay } from "../../../app/i18n/format";
import type { Locale } from "../../../app/i18n/locale";
import { formatEuros } from "../../../app/tools/format-money";
import { formatHundredths } from "../../../app/tools/number-input/hundredths";
import type { RoiEvaluation, RoiForm } from "../../../app/tools/roi-calculator/roi-form";
import type { AssumptionField, RoiSettings } from "../../../app/tools/roi-calculator/roi-settings";
import {
  formatPercent,
  formatTenths,
  inputWords,
  paybackWords,
  savingWords,
} from "../../../app/tools/roi-calculator/roi-words";
import { roiTexts } from "../../../app/tools/roi-calculator/texts";
import { BrandPage } from "./brand-page";
import { PdfNote, PdfRow, PdfSection } from "./parts";

type Props = {
  form: RoiForm;
  settings: RoiSettings;
  evaluation: RoiEvaluation & { result: NonNullable<RoiEvaluation["result"]> };
  locale: Locale;
  site: Globals["site"];
  siteUrl: string;
  /** ISO day that the document states. */
  day: string;
};

/** The calculator's result on one page: inputs, assumptions, savings, balance, sources. */
export function RoiPdf({ form, settings, evaluation, locale, site, siteUrl, day }: Props) {
  const t = roiTexts[locale];
  const { inputs, savings, balance } = evaluation.result;
  const saved = savings[form.scenario];
  const assumed = evaluation.assumptions[form.scenario];
  const euros = (cents: number) => formatEuros(cents, locale);
  const assumption = (name: AssumptionField) =>
    name === "productiveHours"
      ? `${formatHundredths(assumed[name], locale)}\u00a0h`
      : formatPercent(assumed[name], locale);
  return (
    <BrandPage
      locale={locale}
      title={t.pdfTitle(form.company ?? t.yourCompany)}
      subtitle={`${t.pdfDate(formatDay(day, locale))} · ${t.scenario}: ${t.scenarios[form.scenario]}`}
      brand={site.brand}
      product={site.product}
      siteUrl={siteUrl}
      pageNumber={t.pageNumber}
    >
      <PdfSection title={t.resultTitle}>
        {savingWords(inputs, assumed, saved, locale).map(({ id, label, euro, note, formula }) => (
          <PdfRow key={id} label={label} note={note ? `${formula} · ${note}` : formula} values={[euros(euro)]} />
        ))}
        <PdfRow label={t.total} values={[euros(saved.totalEuro)]} isTotal />
        <PdfNote>
          {t.costToday(euros(saved.downtime.costToday), formatTenths(saved.downtime.hoursToday, locale))}
        </PdfNote>
      </PdfSection>
      <View style={{ flexDirection: "row", gap: 28 }}>
        <View style={{ flex: 1 }}>
          <PdfSection title={t.inputsTitle}>
            {inputWords(inputs, locale).map(({ label, value }) => (
              <PdfRow key={label} label={label} values={[value]} />
            ))}
          </PdfSection>
        </View>
        <View style={{ flex: 1 }}>
          <PdfSection title={t.assumptionsTitle}>
            {(Object.keys(t.assumptions) as AssumptionField[]).map((name) => (
              <PdfRow key={name} label={t.assumptions[name].label} values={[assumption(name)]} width={50} />
            ))}
          </PdfSection>
        </View>
      </View>
      {balance && (
        <PdfSection title={t.balanceTitle}>
          <PdfRow label={t.year} values={[t.savings, t.cost, t.net, t.cumulative]} isTotal />
          {balance.years.map(({ savings: saving, cost, net, cumulative }, index) => (
            <PdfRow
              key={cumulative}
              label={`${t.year} ${index + 1}`}
              values={[saving, cost, net, cumulative].map(euros)}
            />
          ))}
          <PdfNote>
            {t.balanceText(formatHundredths(balance.devices * 100, locale), euros(balance.licenceYear))} {t.netYear}:{" "}
            {euros(balance.netYear)}. {t.payback}: {paybackWords(balance, t)}. {t.balanceNote}
          </PdfNote>
        </PdfSection>
      )}
      <PdfSection title={t.sourcesTitle}>
        <PdfNote>
          {t.scenarios.expected}: {settings.sources.expected}
        </PdfNote>
        <PdfNote>
          {t.scenarios.ambitious}: {settings.sources.ambitious}
        </PdfNote>
        <PdfNote>{t.sourceOwn}</PdfNote>
        <PdfNote>{t.pdfNote}</PdfNote>
      </PdfSection>
    </BrandPage>
  );
}
