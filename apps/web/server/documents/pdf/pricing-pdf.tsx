import { Text, View } from "@react-pdf/renderer";
import type { Globals } from "@waku/content";
import { formatDay } from "../../../app/i18n/format";
import type { Locale } from "../../../app/i18n/locale";
import { formatPrice } from "../../../app/tools/format-money";
import type { PricingEvaluation } from "../../../app/tools/pricing/pricing-form";
import type { PricingSettings } from "../../../app/tools/pricing/pricing-settings";
import { extraWords, formatCount, includedWords, quoteRows } from "../../../app/tools/pricing/pricing-words";
import { pricingTexts } from "../../../app/tools/pricing/texts";
import { BrandPage } from "./brand-page";
import { PdfNote, PdfRow, PdfSection } from "./parts";

type Props = {
  result: NonNullable<PricingEvaluation["result"]>;
  settings: PricingSettings;
  locale: Locale;
  site: Globals["site"];
  siteUrl: string;
  /** ISO day from which the draft counts. */
  day: string;
};

/** The configurator's price as a non-binding offer draft. */
export function PricingPdf({ result, settings, locale, site, siteUrl, day }: Props) {
  const t = pricingTexts[locale];
  const { choice, quote } = result;
  return (
    <BrandPage
      locale={locale}
      title={`${t.pdfTitle} ${site.product}`}
      subtitle={`${t.pdfDate(formatDay(day, locale))} · ${t.pdfModel}: ${settings.models[choice.model].name} · ${t[choice.billing]}`}
      brand={site.brand}
      product={site.product}
      siteUrl={siteUrl}
      pageNumber={t.pageNumber}
    >
      <PdfSection title={t.quoteTitle}>
        <PdfRow label={t.item} values={[t.perMonth, t.perYear]} isTotal />
        {quoteRows(choice, quote, settings, locale).map(({ id, label, month, year }) => (
          <PdfRow key={id} label={label} values={[month, year]} isTotal={id === "total"} />
        ))}
        <PdfNote>
          {formatPrice(quote.deviceMonthCents, locale)} {t.perDevice}. {t.net}
        </PdfNote>
      </PdfSection>
      <View style={{ flexDirection: "row", gap: 28 }}>
        <View style={{ flex: 1 }}>
          <List title={t.includedTitle} items={includedWords(choice, quote, settings, locale)} />
        </View>
        <View style={{ flex: 1 }}>
          <List title={t.extraTitle} items={extraWords(settings, locale)} />
        </View>
      </View>
      <Text>{t.pdfNonBinding(formatCount(settings.validityDays, locale))}</Text>
    </BrandPage>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <PdfSection title={title}>
      {items.map((item) => (
        <PdfRow key={item} label={item} values={[]} />
      ))}
    </PdfSection>
  );
}
