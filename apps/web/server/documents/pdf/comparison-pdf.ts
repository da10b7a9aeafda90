import type { Globals } from "@waku/content";
import type { Robot } from "@waku/content/schema";
import { formatDay } from "@waku/i18n/format";
import type { Locale } from "@waku/i18n/locale";
import { comparisonRows } from "../../../app/robots/comparison/comparison-rows";
import { sourceHref, sourceName } from "../../../app/robots/model/source-link";
import { robotTexts } from "../../../app/robots/texts";
import type { PdfBlock, PdfDocument } from "./pdf-document";

type Says = {
  /** Two to six of them, with the names of their makers. */
  robots: { robot: Robot; maker: string }[];
  locale: Locale;
  site: Pick<Globals["site"], "brand" | "product">;
  siteUrl: string;
  /** ISO day on which it was made. */
  day: string;
};

/** Values of some robots side by side, and where they were read. */
export function comparisonPdf({ robots, locale, site, siteUrl, day }: Says): PdfDocument {
  const t = robotTexts[locale];
  const { rows, noneRead } = comparisonRows(
    robots.map(({ robot }) => robot),
    locale,
  );
  const notes = robots.flatMap(({ robot, maker }) =>
    robot.note ? [`${maker} ${robot.model}: ${robot.note[locale]}`] : [],
  );
  return {
    locale,
    title: t.comparisonCaption,
    subtitle: formatDay(day, locale),
    brand: site.brand,
    product: site.product,
    address: siteUrl,
    look: "sheet",
    body: [
      {
        type: "table",
        columns: [
          { title: t.value, share: 1 },
          ...robots.map(({ robot, maker }) => ({ title: `${maker} ${robot.model}`, share: 1 })),
        ],
        rows: rows.map(({ label, hint, cells }) => ({
          cells: [label, ...cells.map(({ text, other, isBest }) => cellText(text, other, isBest && t.best))],
          ...(hint !== undefined && { note: hint }),
        })),
      },
      ...(noneRead === undefined ? [] : [note(noneRead)]),
      { type: "heading", level: 2, words: [t.sourceTitle] },
      { type: "list", mark: "line", items: robots.map((one) => [sourceLine(one, locale)]) },
      ...(notes.length === 0
        ? []
        : [
            { type: "heading" as const, level: 2 as const, words: [t.sourceNote] },
            { type: "list" as const, mark: "line" as const, items: notes.map((text) => [paragraph(text)]) },
          ]),
    ],
  };
}

function cellText(text: string, other: string | undefined, best: string | undefined): string {
  const both = other === undefined ? text : `${text} (${other})`;
  return best === undefined ? both : `${both}, ${best}`;
}

function sourceLine({ robot, maker }: Says["robots"][number], locale: Locale): PdfBlock {
  const t = robotTexts[locale];
  const href = sourceHref(robot);
  const name = sourceName(robot.source);
  const kind = `${maker} ${robot.model}: ${t.sourceKinds[robot.sourceKind].label}, `;
  return {
    type: "paragraph",
    words: [kind, href ? { type: "link", href, words: [name] } : name, `, ${formatDay(robot.read, locale)}`],
  };
}

const paragraph = (text: string): PdfBlock => ({ type: "paragraph", words: [text] });
const note = (text: string): PdfBlock => ({ type: "paragraph", look: "note", words: [text] });
