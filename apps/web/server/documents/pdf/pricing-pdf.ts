import type { Globals } from "@waku/content";
import { formatDay } from "@waku/i18n/format";
import type { Locale } from "@waku/i18n/locale";
import { formatPrice } from "@waku/i18n/numbers";
import {
  extraWords,
  formatCount,
  includedWords,
  type PricingEvaluation,
  pricingSummary,
  pricingTexts,
  quoteRows,
} from "@waku/pricing";
import type { PricingSettings } from "@waku/pricing/settings";
import { handOverHref } from "../../../app/tools/hand-over-href";
import type { PdfBlock, PdfDocument } from "./pdf-document";

type Says = {
  result: NonNullable<PricingEvaluation["result"]>;
  settings: PricingSettings;
  locale: Locale;
  site: Globals["site"];
  siteUrl: string;
  /** ISO day from which the draft counts. */
  day: string;
};

/** The configurator's price as a non-binding offer draft. */
export function pricingPdf({ result, settings, locale, site, siteUrl, day }: Says): PdfDocument {
  const t = pricingTexts[locale];
  const { choice, quote } = result;
  const rows = quoteRows(choice, quote, settings, locale);
  const { modules, devices } = choice;
  const known = { numbers: pricingSummary(choice, quote, settings, locale), modules, devices };
  return {
    locale,
    title: `${t.pdfTitle} ${site.product}`,
    subtitle: `${t.pdfDate(formatDay(day, locale))} · ${t.pdfModel}: ${settings.models[choice.model].name} · ${t[choice.billing]}`,
    brand: site.brand,
    product: site.product,
    address: siteUrl,
    look: "sheet",
    body: [
      { type: "heading", level: 2, words: [t.quoteTitle] },
      {
        type: "table",
        columns: [
          { title: t.item, share: 1 },
          { title: t.perMonth, isFigure: true },
          { title: t.perYear, isFigure: true },
        ],
        rows: rows.map(({ id, label, month, year }) => ({ cells: [label, month, year], isTotal: id === "total" })),
      },
      {
        type: "paragraph",
        look: "note",
        words: [`${formatPrice(quote.deviceMonthCents, locale)} ${t.perDevice}. ${t.net}`],
      },
      {
        type: "columns",
        columns: [
          headedList(t.includedTitle, includedWords(choice, quote, settings, locale)),
          headedList(t.extraTitle, extraWords(settings, locale)),
        ],
      },
      { type: "paragraph", words: [t.pdfNonBinding(formatCount(settings.validityDays, locale))] },
      ...termOf(site, locale),
      {
        type: "paragraph",
        words: [{ type: "link", href: siteUrl + handOverHref(locale, "request-offer", known), words: [t.offer] }],
      },
    ],
  };
}

/** How long a contract runs, where the team has said so. */
function termOf({ contractTerm }: Globals["site"], locale: Locale): PdfBlock[] {
  return contractTerm ? [{ type: "paragraph", words: [contractTerm[locale]] }] : [];
}

function headedList(title: string, points: string[]): PdfBlock[] {
  return [
    { type: "heading", level: 2, words: [title] },
    { type: "list", mark: "line", items: points.map((point) => [{ type: "paragraph", words: [point] }]) },
  ];
}
