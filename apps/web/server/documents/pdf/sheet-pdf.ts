import { type Globals, sheetTable } from "@waku/content";
import type { Sheet } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { PdfDocument } from "./pdf-document";

type Says = {
  sheet: Sheet;
  /** Of its article. */
  path: string;
  locale: Locale;
  site: Pick<Globals["site"], "brand" | "product">;
  siteUrl: string;
};

/** More columns than this are legible only across the paper. */
const uprightColumns = 4;

/** The table of an article to print. Columns are as wide as what they say asks for. */
export function sheetPdf({ sheet, path, locale, site, siteUrl }: Says): PdfDocument {
  const [heads = [], ...rows] = sheetTable(sheet);
  return {
    locale,
    title: sheet.title,
    subtitle: sheet.text,
    brand: site.brand,
    product: site.product,
    address: siteUrl + localePath(locale, path),
    look: "sheet",
    isAcross: heads.length > uprightColumns,
    body: [
      {
        type: "table",
        columns: heads.map((title, column) => ({ title, share: shareOf([title, ...rows.map((row) => row[column])]) })),
        rows: rows.map((cells) => ({ cells })),
      },
    ],
  };
}

/** Share of the width by the longest text of a column; a column to fill in stays wide enough for a pen. */
function shareOf(texts: (string | undefined)[]): number {
  const longest = Math.max(...texts.map((text = "") => text.length));
  return Math.sqrt(Math.max(longest, 12));
}
