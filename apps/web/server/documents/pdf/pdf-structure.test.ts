import "../../../app/i18n/messages/server";
import { resolve } from "node:path";
import { openFilesSource } from "@waku/content";
import { type Locale, languageTags } from "@waku/i18n/locale";
import { afterAll, describe, expect, it, vi } from "vitest";
import { partsOf, readPdf, withoutSpace } from "../../../test/read-pdf";
import { jobDocument } from "./job-document";
import type { PdfBlock, PdfDocument } from "./pdf-document";
import { renderPdf } from "./render-pdf";
import { pricingDocument, roiDocument } from "./tool-pdfs";
import { whitepaperDocument } from "./whitepaper-document";

const content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../../content") });
afterAll(() => content.close());
// The first document loads fonts and compiler.
vi.setConfig({ testTimeout: 60_000 });

const siteUrl = "https://www.example.com";
const now = new Date("2026-11-27T23:30:00Z");

const roiQuery = "employees=6&wage=32&downtimes=10&duration=1.5&cost=400&parts=40000&devices=40&setup=3000";
const pricingQuery = "model=team&module=maintenance&module=spare-parts&devices=40&billing=yearly&support=24-7";
const whitepapers = [
  "specials/maintenance-modernization-checklist-cmms",
  "specials/overcome-downtime-automated-warehouse-facility-whitepaper",
];

type Make = (locale: Locale) => Promise<Uint8Array | undefined>;

const kinds: [string, Make][] = [
  ["ROI result", async (locale) => (await tool(roiDocument, locale, roiQuery))?.pdf],
  ["price", async (locale) => (await tool(pricingDocument, locale, pricingQuery))?.pdf],
  ["job", async (locale) => jobDocument(content, locale, (await firstJob(locale)).path, siteUrl)],
  ...whitepapers.map((path): [string, Make] => [path, (locale) => whitepaperDocument(content, locale, path, siteUrl)]),
];
const cases = kinds.flatMap(([kind, make]) => (["de", "en"] as const).map((locale) => [kind, locale, make] as const));

describe.each(cases)("the PDF of a %s (%s)", async (_, locale, make) => {
  const pdf = await make(locale);
  if (!pdf) throw new Error("There is no such document.");
  const read = await readPdf(pdf);
  const find = (role: RegExp) => read.parts.flatMap((part) => partsOf(part, role));

  it("is tagged, calls itself PDF/UA, and has title and language", () => {
    expect(read.isMarked).toBe(true);
    expect(read.metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(withoutSpace(read.title)).toBe(read.headings[0]?.text);
    expect(read.language).toBe(languageTags[locale]);
  });

  it("has one heading of level 1, first of all, no gap between levels, and an outline of all headings", () => {
    expect(read.parts[0]?.role).toBe("H1");
    expect(read.headings.length).toBeGreaterThan(2);
    let level = 1;
    for (const { role } of read.headings.slice(1)) {
      expect(role).toMatch(/^H[23]$/);
      expect(Number(role.slice(1))).toBeLessThanOrEqual(level + 1);
      level = Number(role.slice(1));
    }
    expect(read.outline).toEqual(read.headings.map(({ role, text }) => ({ role, text })));
  });

  it("tags all that is seen, in its order, except for what every page repeats", () => {
    const repeated = /^WAKURobotics|WAKUCare·www\.example\.com\S*?(Seite|Page)\d+(von|of)\d+$/g;
    for (const { seen, parts } of read.pages) {
      expect(seen).toMatch(repeated);
      expect(parts.map(({ text }) => text).join("")).toBe(seen.replace(repeated, ""));
    }
  });

  it("has tables with heads for their columns", () => {
    for (const table of find(/^Table$/)) {
      const [head, ...rows] = partsOf(table, /^TR$/).map((row) => row.children.map(({ role }) => role));
      expect(head?.length).toBeGreaterThan(1);
      expect(new Set(head)).toEqual(new Set(["TH"]));
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) expect(row).toEqual(head?.map(() => "TD"));
    }
    // The reader does not tell scopes.
    expect(
      Buffer.from(pdf)
        .toString("latin1")
        .match(/\/Scope \/Column/g)?.length ?? 0,
    ).toBe(find(/^TH$/).length);
  });

  it("has lists with a label and a body for each point", () => {
    // A point that began on the page before has its label there.
    const begun = read.pages
      .flatMap(({ parts }) => parts.slice(0, 1))
      .flatMap((part) => partsOf(part, /^LI$/).slice(0, 1));
    for (const point of find(/^LI$/).filter((part) => !begun.includes(part)))
      expect(point.children.map(({ role }) => role)).toEqual(["Lbl", "LBody"]);
  });

  it("says where its links lead", () => {
    const links = read.pages.flatMap((page) => page.links);
    expect(links.length).toBe(find(/^Link$/).length);
    for (const { url, contents } of links) {
      expect(url).toMatch(/^(https|mailto):/);
      expect(contents).not.toBe("");
    }
  });
});

it("has tables, lists and links where its kind has them", async () => {
  const counts = await Promise.all(
    kinds.map(async ([, make]) => {
      const { parts, pages } = await readPdf((await make("de")) ?? new Uint8Array());
      const count = (role: RegExp) => parts.flatMap((part) => partsOf(part, role)).length;
      return [count(/^Table$/), Math.min(count(/^L$/), 1), Math.min(pages.flatMap(({ links }) => links).length, 1)];
    }),
  );
  const [roi, price, job, checklist, comparison] = counts;
  expect(roi).toEqual([4, 0, 0]);
  expect(price).toEqual([1, 1, 1]);
  expect(job).toEqual([0, 1, 1]);
  expect(checklist?.slice(0, 2)).toEqual([0, 1]);
  expect(comparison?.slice(0, 2)).toEqual([1, 1]);
});

describe("any document", () => {
  const document = (body: PdfBlock[], title = "Title"): PdfDocument => ({
    locale: "en",
    title,
    subtitle: "",
    brand: "WAKU Robotics",
    product: "WAKU Care",
    address: siteUrl,
    look: "text",
    body,
  });
  const paragraph = (text: string): PdfBlock => ({ type: "paragraph", words: [text] });

  it("has the same bytes whenever it says the same", async () => {
    const [first, , again] = [
      renderPdf(document([paragraph("one")])),
      renderPdf(document([paragraph("two")])),
      renderPdf(document([paragraph("one")])),
    ];
    expect(Buffer.compare(first, again)).toBe(0);
  });

  it("reads a table over several pages with its head once", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({ cells: [`Row ${index}`, `${index} €`] }));
    const columns = [
      { title: "Item", share: 1 },
      { title: "Price", isFigure: true },
    ];
    const read = await readPdf(renderPdf(document([{ type: "table", columns, rows }])));
    expect(read.pages.length).toBeGreaterThan(2);
    // A page that goes on with the table has its head again, as decoration.
    const said = (role: RegExp) => read.parts.flatMap((part) => partsOf(part, role)).filter(({ text }) => text);
    expect(said(/^TH$/).map(({ text }) => text)).toEqual(["Item", "Price"]);
    expect(said(/^TD$/).length).toBe(240);
  });

  it("closes gaps between levels of headings", async () => {
    const read = await readPdf(renderPdf(document([{ type: "heading", level: 3, words: ["Deep"] }])));
    expect(read.headings.map(({ role }) => role)).toEqual(["H1", "H2"]);
  });

  it("holds lists in lists, numbers that begin anywhere, quotes, breaks and rows with too few cells", async () => {
    const body: PdfBlock[] = [
      {
        type: "list",
        mark: "number",
        start: 7,
        items: [[paragraph("Seventh"), { type: "list", mark: "box", items: [[paragraph("Inner")]] }]],
      },
      { type: "quote", body: [paragraph("Quoted")] },
      { type: "paragraph", words: ["above", { type: "break" }, { type: "emphasis", words: ["below"] }] },
      {
        type: "table",
        columns: [{ title: "A" }, { title: "B" }],
        rows: [{ cells: ["1"] }, { cells: ["2", "3", "4"] }],
      },
    ];
    const read = await readPdf(renderPdf(document(body)));
    expect(read.parts.map(({ text }) => text)).toEqual(["Title", "7.SeventhInner", "Quoted", "abovebelow", "AB123"]);
  });

  it("says why it cannot be made", () => {
    expect(() => renderPdf(document([], ""))).toThrow(/The document "" cannot be made: .*title/);
  });
});

async function firstJob(locale: Locale) {
  const [entry] = (await content.list(locale, "job")).items;
  if (!entry) throw new Error("There is no job.");
  return entry;
}

async function tool(make: typeof roiDocument, locale: Locale, query: string) {
  const globals = await content.globals();
  return make({ globals, locale, siteUrl, search: new URLSearchParams(query), now });
}
