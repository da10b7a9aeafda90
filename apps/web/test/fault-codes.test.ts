import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { faultTexts } from "../app/faults/texts";
import { commonSite } from "./common-site";
import { send } from "./send";

const site = commonSite();

async function show(path: string) {
  const answer = await send(site, path);
  const root = parse(answer.text);
  const codes = root.querySelectorAll("#codes li a span:first-child").map((element) => element.text);
  return { ...answer, root, codes, isIndexed: root.querySelector('meta[name="robots"]') === null };
}

describe.each(["de", "en"] as const)("the library of fault codes, %s", (locale) => {
  const t = faultTexts[locale];
  const address = `/${locale}/fault-codes`;

  it("is one page for all, and a page for one visitor where something is asked for", async () => {
    const all = await show(address);
    expect(all.codes.length).toBeGreaterThanOrEqual(120);
    expect(all.isIndexed).toBe(true);
    expect(all.headers["cache-control"]).toContain("public");
    const asked = await show(`${address}?q=scaner&part=scanner`);
    expect(asked.codes).toContain("SAF-103");
    expect(asked.codes.length).toBeLessThan(all.codes.length);
    expect(asked.isIndexed).toBe(false);
    expect(asked.headers["cache-control"]).toBe("private, max-age=0");
  });

  it("says that nothing fits, and leads on", async () => {
    const { root, codes } = await show(`${address}?device=drone&part=tank`);
    expect(codes).toEqual([]);
    expect(root.querySelector("#codes")?.text).toContain(t.nothing);
    expect(root.querySelectorAll("#codes a").map((link) => link.getAttribute("href"))).toContain(
      `${address}?part=tank#codes`,
    );
  });

  it("has a page for each code, with a twin, in the sitemap, found by the search", async () => {
    const { root, isIndexed, text } = await show(`${address}/drv-104`);
    for (const name of [t.meaning, t.check, t.who, t.likely, t.record, t.appliesTo]) expect(text).toContain(name);
    expect(isIndexed).toBe(true);
    expect(root.querySelectorAll('link[rel="alternate"][hreflang]').length).toBeGreaterThanOrEqual(2);
    expect(text).toContain('"DefinedTerm"');
    expect((await send(site, `${address}/drv-104.md`)).text).toContain(t.never);
    expect((await send(site, "/sitemap.xml")).text).toContain(`<loc>${site.url}${address}/drv-104</loc>`);
    expect((await send(site, `/${locale}/search?q=DRV-104`)).text).toContain(`${address}/drv-104`);
  });

  it("has one address for each code, and none for what is none", async () => {
    const { status, headers } = await send(site, `${address}/DRV-104`);
    expect([status, headers.location]).toEqual([301, `${address}/drv-104`]);
    expect((await send(site, `${address}/drv-999`)).status).toBe(404);
  });
});
