import { join, resolve } from "node:path";
import { drawingOf, type ItemEntry, openFilesSource, sheetOf, sheetTable } from "@waku/content";
import { type Sheet, sheetSchema } from "@waku/content/schema";
import { parse } from "node-html-parser";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { commonSite } from "./common-site";
import { send } from "./send";

const site = commonSite();
const articles: { entry: ItemEntry; sheet: Sheet }[] = [];

beforeAll(async () => {
  const folder = resolve(import.meta.dirname, "../../../content");
  const source = await openFilesSource({ folder, siteMedia: [join(folder, "media")] });
  for (const locale of ["de", "en"] as const) {
    const { items } = await source.list(locale, "article");
    for (const entry of items) {
      const sheet = sheetOf(entry);
      if (sheet) articles.push({ entry, sheet: sheetSchema.parse(sheet) });
    }
  }
  source.close();
  expect(new Set(articles.map(({ entry }) => entry.locale)).size).toBe(2);
});

const plain = (text: string) =>
  text
    .replaceAll("\u2060", "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

describe("the sheet of an article", () => {
  it("is its last section, with links to both files", async () => {
    for (const { entry, sheet } of articles) {
      const address = `/${entry.locale}/${entry.path}`;
      const main = parse((await send(site, address)).text).querySelector("main");
      const table = main?.querySelectorAll("table").at(-1);
      const rows = table
        ?.querySelectorAll("tr")
        .map((row) => row.querySelectorAll("th, td").map(({ text }) => plain(text)));
      expect(rows).toEqual(sheetTable(sheet).map((row) => row.map(plain)));
      const links = main?.querySelectorAll("a[download]").map((link) => link.getAttribute("href"));
      expect(links).toEqual([`${address}.csv`, `${address}.pdf`]);
      if (drawingOf(entry)) expect(main?.querySelector("figure svg[aria-hidden]")).not.toBeNull();
    }
  });

  it("comes as a table with the separator of the language", async () => {
    for (const { entry, sheet } of articles) {
      const { status, headers, text } = await send(site, `/${entry.locale}/${entry.path}.csv`);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(headers["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"$/);
      expect(headers["x-robots-tag"]).toBe("noindex");
      const separator = entry.locale === "de" ? ";" : ",";
      const heads = sheet.columns.filter((column) => !/[",;']/.test(column));
      expect(text.split("\r\n")[0]).toContain(heads.slice(0, 2).join(separator));
      expect(text.trimEnd().split("\r\n").length).toBe(sheet.rows.length + 1);
    }
  });

  it("comes as a PDF that says the same", async () => {
    const [{ entry, sheet } = articles[0] ?? expect.fail()] = articles;
    const { headers, body } = await send(site, `/${entry.locale}/${entry.path}.pdf`);
    expect(headers["content-type"]).toBe("application/pdf");
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
    const words = plain(text).replaceAll(" ", "");
    for (const text of [sheet.title, ...sheet.columns]) expect(words).toContain(plain(text).replaceAll(" ", ""));
  });

  it("is nowhere else", async () => {
    for (const path of [
      "/en/magazine/mtbf-mttr-robot-fleets.csv",
      "/en/magazine/none.pdf",
      "/en/pricing.csv",
      "/en/magazine.csv",
    ])
      expect((await send(site, path)).status).toBe(404);
  });

  it("is on the list of all downloads, and the search finds what stands in it", async () => {
    const library = (await send(site, "/en/robot-journey")).text;
    const { text: found } = await send(site, "/en/search?q=BetrSichV+protective+field+test+piece");
    for (const { entry } of articles) if (entry.locale === "en") expect(library).toContain(`/en/${entry.path}.csv`);
    expect(found).toContain("/en/magazine/who-inspects-an-amr");
  });
});
