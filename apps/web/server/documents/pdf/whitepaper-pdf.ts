import type { Globals } from "@waku/content";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { RootContent } from "mdast";
import { markdownBlocks } from "./markdown-blocks";
import type { PdfBlock, PdfDocument } from "./pdf-document";

type Headed = { title: string; intro?: string };
type PointOfList = { title: string; text?: string };

/** A part of a whitepaper, in the order of its page. */
export type WhitepaperPart =
  | { type: "opening"; title: string; kind: string; text: string }
  | { type: "text"; title: string; text: RootContent[] }
  | (Headed & { type: "points"; points: PointOfList[] })
  | (Headed & { type: "table"; columns: string[]; rows: { label: string; cells: string[] }[] })
  | (Headed & { type: "figures"; rows: { value: string; label: string; kind: string }[] })
  | (Headed & { type: "questions"; items: { question: string; answer: RootContent[] }[] });

type Says = { path: string; parts: WhitepaperPart[]; locale: Locale; site: Globals["site"]; siteUrl: string };

/** A page's own text as a document to take away. Numbered points have a box to tick off. */
export function whitepaperPdf({ path, parts, locale, site, siteUrl }: Says): PdfDocument {
  const opening = parts.find((part) => part.type === "opening");
  return {
    locale,
    title: opening?.title ?? "",
    subtitle: opening?.kind ?? "",
    brand: site.brand,
    product: site.product,
    address: siteUrl + localePath(locale, path),
    look: "text",
    body: parts.flatMap(blocksOf),
  };
}

function blocksOf(part: WhitepaperPart): PdfBlock[] {
  switch (part.type) {
    case "opening":
      return [{ type: "paragraph", look: "lead", words: [part.text] }];
    case "text":
      return [...headingOf(part), ...markdownBlocks(part.text)];
    case "points":
      return [...headingOf(part), pointList(part.points)];
    case "table":
      return [
        ...headingOf(part),
        {
          type: "table",
          // What explains stands in the last column, and is longest.
          columns: ["", ...part.columns].map((title, column) => ({ title, share: column || 1.3 })),
          rows: part.rows.map(({ label, cells }) => ({ cells: [label, ...cells] })),
        },
      ];
    case "figures":
      return [
        ...headingOf(part),
        {
          type: "list",
          mark: "line",
          items: part.rows.map(({ value, label, kind }) => [
            { type: "paragraph", words: [{ type: "strong", words: [value] }, ` ${label} (${kind})`] },
          ]),
        },
      ];
    case "questions":
      return [
        ...headingOf(part),
        ...part.items.flatMap(({ question, answer }): PdfBlock[] => [
          { type: "heading", level: 3, words: [question] },
          ...markdownBlocks(answer),
        ]),
      ];
  }
}

function headingOf({ title, intro }: Headed): PdfBlock[] {
  const heading: PdfBlock = { type: "heading", level: 2, words: [title] };
  return intro ? [heading, { type: "paragraph", words: [intro] }] : [heading];
}

/** Points in their order; numbered ones are ticked off. */
function pointList(points: PointOfList[]): PdfBlock {
  const isNumbered = points.every(({ title }) => /^\d+\. /.test(title));
  return {
    type: "list",
    mark: isNumbered ? "box" : "dot",
    items: points.map(({ title, text }) =>
      text
        ? [
            { type: "paragraph", words: [{ type: "strong", words: [title] }] },
            { type: "paragraph", words: [text] },
          ]
        : [{ type: "paragraph", words: [title] }],
    ),
  };
}
