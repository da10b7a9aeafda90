import type { Globals } from "@waku/content";
import { formatDay } from "@waku/i18n/format";
import type { Locale } from "@waku/i18n/locale";
import { formatEuros, formatHundredths } from "@waku/i18n/numbers";
import {
  type AssumptionField,
  formatPercent,
  formatTenths,
  inputWords,
  paybackWords,
  type RoiEvaluation,
  type RoiForm,
  type RoiSettings,
  roiTexts,
  savingWords,
} from "@waku/roi";
import type { PdfBlock, PdfDocument } from "./pdf-document";

type Says = {
  form: RoiForm;
  settings: RoiSettings;
  evaluation: RoiEvaluation & { result: NonNullable<RoiEvaluation["result"]> };
  locale: Locale;
  site: Globals["site"];
  siteUrl: string;
  /** ISO day that the document states. */
  day: string;
};

type Balance = NonNullable<NonNullable<RoiEvaluation["result"]>["balance"]>;

/** The calculator's result on one page: inputs, assumptions, savings, balance, sources. */
export function roiPdf({ form, settings, evaluation, locale, site, siteUrl, day }: Says): PdfDocument {
  const t = roiTexts[locale];
  const { inputs, savings, balance } = evaluation.result;
  const saved = savings[form.scenario];
  const assumed = evaluation.assumptions[form.scenario];
  const euros = (cents: number) => formatEuros(cents, locale);
  const assumption = (name: AssumptionField) =>
    name === "productiveHours"
      ? `${formatHundredths(assumed[name], locale)}\u00a0h`
      : formatPercent(assumed[name], locale);
  return {
    locale,
    title: t.pdfTitle(form.company ?? t.yourCompany),
    subtitle: `${t.pdfDate(formatDay(day, locale))} · ${t.scenario}: ${t.scenarios[form.scenario]}`,
    brand: site.brand,
    product: site.product,
    address: siteUrl,
    look: "sheet",
    body: [
      heading(t.resultTitle),
      {
        type: "table",
        columns: [
          { title: t.pdfColumns.item, share: 1 },
          { title: t.pdfColumns.saving, isFigure: true },
        ],
        rows: [
          ...savingWords(inputs, assumed, saved, locale).map(({ label, euro, note, formula }) => ({
            cells: [label, euros(euro)],
            note: note ? `${formula} · ${note}` : formula,
          })),
          { cells: [t.total, euros(saved.totalEuro)], isTotal: true },
        ],
      },
      note(t.costToday(euros(saved.downtime.costToday), formatTenths(saved.downtime.hoursToday, locale))),
      {
        type: "columns",
        columns: [
          [
            heading(t.inputsTitle),
            valueTable(
              [t.pdfColumns.input, t.pdfColumns.value],
              inputWords(inputs, locale).map(({ label, value }) => [label, value]),
            ),
          ],
          [
            heading(t.assumptionsTitle),
            valueTable(
              [t.pdfColumns.assumption, t.pdfColumns.value],
              (Object.keys(t.assumptions) as AssumptionField[]).map((name) => [
                t.assumptions[name].label,
                assumption(name),
              ]),
            ),
          ],
        ],
      },
      ...(balance ? balanceBlocks(balance, locale) : []),
      heading(t.sourcesTitle),
      note(`${t.scenarios.expected}: ${settings.sources.expected}`),
      note(`${t.scenarios.ambitious}: ${settings.sources.ambitious}`),
      note(t.sourceOwn),
      note(t.pdfNote),
    ],
  };
}

/** Savings against the cost of the software, year by year. */
function balanceBlocks(balance: Balance, locale: Locale): PdfBlock[] {
  const t = roiTexts[locale];
  const euros = (cents: number) => formatEuros(cents, locale);
  const figures = [t.savings, t.cost, t.net, t.cumulative];
  return [
    heading(t.balanceTitle),
    {
      type: "table",
      columns: [{ title: t.year, share: 1 }, ...figures.map((title) => ({ title, share: 1, isFigure: true }))],
      rows: balance.years.map(({ savings, cost, net, cumulative }, index) => ({
        cells: [`${t.year} ${index + 1}`, ...[savings, cost, net, cumulative].map(euros)],
      })),
    },
    note(
      `${t.balanceText(formatHundredths(balance.devices * 100, locale), balance.modules, euros(balance.licenceYear))} ${t.netYear}: ${euros(balance.netYear)}. ${t.payback}: ${paybackWords(balance, t)}. ${t.balanceNote}`,
    ),
  ];
}

function heading(title: string): PdfBlock {
  return { type: "heading", level: 2, words: [title] };
}

function note(text: string): PdfBlock {
  return { type: "paragraph", look: "note", words: [text] };
}

function valueTable([label, value]: [string, string], rows: string[][]): PdfBlock {
  return {
    type: "table",
    columns: [
      { title: label, share: 1 },
      { title: value, isFigure: true },
    ],
    rows: rows.map((cells) => ({ cells })),
  };
}
