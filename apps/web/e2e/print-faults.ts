import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

/** Space that styles leave at the foot of a sheet, in points (`@page` in styles/base.css: 15 mm). */
const footMargin = 42;

/**
 * What is wrong with the page at hand as it is printed; runs in the browser, with the media and the width of paper.
 * Headers, menus and everything pressed are no use there, what is folded is worth nothing, and browsers print no grounds,
 * so that words must be dark.
 */
export function printFaults(): string[] {
  const faults: string[] = [];
  const describe = (element: Element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 120);
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  /** A picture keeps its grounds, and the parts of what it shows. */
  const isInPicture = (element: Element) => getComputedStyle(element).printColorAdjust === "exact";

  for (const part of seen("body > header, body > footer, nav, dialog, [popover], [role=dialog], [role=status]"))
    if (part.textContent?.trim()) faults.push(`of no use on paper: ${describe(part)}`);
  for (const control of seen("button, [type=submit], [type=file], [type=range]"))
    if (!isInPicture(control)) faults.push(`cannot be used on paper: ${describe(control)}`);
  for (const part of seen("details > :not(summary)"))
    if (!part.checkVisibility({ contentVisibilityAuto: true }) || part.getBoundingClientRect().height < 1)
      faults.push(`folded: ${describe(part)}`);
  for (const details of document.querySelectorAll("details:not([open])"))
    if (isSeen(details) && getComputedStyle(details, "::details-content").contentVisibility !== "visible")
      faults.push(`folded: ${describe(details)}`);

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const luminances = new Map<string, number>();
  const luminance = (colour: string) => {
    const known = luminances.get(colour);
    if (known !== undefined || !canvas) return known ?? 0;
    canvas.fillStyle = "white";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const linear = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    const [red = 0, green = 0, blue = 0] = linear;
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    luminances.set(colour, light);
    return light;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = new Set<Element>();
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode;
    if (!parent || !nodeValue?.trim() || parent.closest("svg, .visually-hidden") || pale.has(parent)) continue;
    if (isInPicture(parent) || !isSeen(parent)) continue;
    // 4.5 : 1 on white
    if (1.05 / (luminance(getComputedStyle(parent).color) + 0.05) < 4.5) pale.add(parent);
  }
  for (const element of pale) faults.push(`pale on white paper: ${describe(element)}`);
  return faults;
}

/** Lines of the printed page that lie on one another or across the foot of a sheet, and sheets with nothing on them. */
export async function sheetFaults(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4", preferCSSPageSize: true })));
  const sheets = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const faults = await Promise.all(
    sheets.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const lines = (items as PdfText[]).filter(({ str }) => str.trim() !== "").map(lineOf);
      if (lines.length === 0) return ["nothing on it"];
      const low = lines.filter(({ bottom }) => bottom < footMargin).map(({ text }) => `across the foot: ${text}`);
      const covered = lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter((other) => coverEachOther(line, other))
          .map((other) => `on one another: ${line.text} / ${other.text}`),
      );
      return [...low, ...covered];
    }),
  );
  return faults.flatMap((found, index) => found.map((fault) => `sheet ${index + 1}: ${fault}`));
}

type PdfText = { str: string; width: number; height: number; transform: number[] };
type Line = { text: string; left: number; right: number; bottom: number; height: number };

function lineOf({ str, width, height, transform }: PdfText): Line {
  const [, , , , left = 0, bottom = 0] = transform;
  return { text: str, left, right: left + width, bottom, height };
}

/** Whether lines share more than half of their height somewhere. What lies under a mask is written twice. */
function coverEachOther(line: Line, other: Line): boolean {
  if (line.text === other.text) return false;
  const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
  const apart = Math.abs(line.bottom - other.bottom);
  return shared > 2 && apart < Math.min(line.height, other.height) / 2;
}
