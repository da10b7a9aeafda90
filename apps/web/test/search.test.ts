import { type Site, startSite } from "@waku/testing";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "./send";

let site: Site;
beforeAll(async () => {
  site = await startSite({ DEPLOYMENT: "production", TRUSTED_PROXY_HOPS: "1", RENDER_LIMIT_PER_MIN: "60" });
});
afterAll(() => site.stop());

/** Each question comes from another network, or there would be too many. */
let visitor = 0;
async function ask(path: string) {
  visitor += 1;
  const answer = await send(site, path, { headers: { "X-Forwarded-For": `10.${visitor}.0.1` } });
  return { ...answer, page: parse(answer.text) };
}
const [german, english] = ["/de/search", "/en/search"];

describe("the search page", () => {
  it.each([
    [`${german}?q=Ersatzteil`, /^(\d+) Treffer für „Ersatzteil“ \| WAKU Care$/],
    [`${english}?q=spare+part`, /^(\d+) results for “spare part” \| WAKU Care$/],
  ])("%s says what was asked and how much was found", async (path, title) => {
    const { status, headers, page } = await ask(path);
    expect([status, headers["cache-control"]]).toEqual([200, "private, max-age=0"]);
    const [, total] = title.exec(page.querySelector("title")?.text ?? "") ?? [];
    expect(Number(total)).toBeGreaterThan(10);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    const results = page.querySelectorAll("#results-heading ~ section ol > li");
    expect(results.length).toBe(10);
    for (const result of results) expect(result.querySelector("h3 a")?.getAttribute("href")).toMatch(/^\//);
    expect(results[0]?.querySelector("mark")).not.toBeNull();
    // The filters: each says how many there are, and together they are all.
    const counts = page
      .querySelectorAll("#results-heading + nav a")
      .map((link) => Number(/\d+/.exec(link.text)?.[0] ?? Number.NaN));
    const [all, ...kinds] = counts;
    expect(all).toBe(Number(total));
    expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it("narrows down to a kind, page by page, and keeps that in every address it leads to", async () => {
    const { page } = await ask(`${german}?q=Roboter&kind=page&page=2`);
    const links = page.querySelectorAll('main a[rel="prev"], main a[rel="next"]');
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `${german}?q=Roboter&kind=page`,
      `${german}?q=Roboter&kind=page&page=3`,
    ]);
    expect(page.querySelector('input[name="kind"]')?.getAttribute("value")).toBe("page");
    expect(page.querySelector("#site-search")?.getAttribute("value")).toBe("Roboter");
  });

  it("is one page for all before anything is asked, out of the index and the sitemap", async () => {
    const { headers, page } = await ask(german);
    expect(headers["cache-control"]).toMatch(/^public/);
    expect(page.querySelector("#results-heading")).toBeNull();
    expect(page.querySelectorAll("main ul a").length).toBeGreaterThan(4);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    expect((await send(site, "/sitemap.xml")).text).not.toContain("/search<");
    const withoutLanguage = await send(site, "/search?q=a", { headers: { "Accept-Language": "de" } });
    expect([withoutLanguage.status, withoutLanguage.headers.location]).toEqual([302, "/de/search?q=a"]);
  });

  it("leads on where nothing is found: to people, and to what the other language has", async () => {
    const { status, page } = await ask(`${english}?q=Ersatzteilmanagement`);
    expect(status).toBe(200);
    expect(page.querySelector("#results-heading")?.text).toBe("Nothing found for “Ersatzteilmanagement”");
    expect(page.querySelector('main a[href="/de/search?q=Ersatzteilmanagement"]')).not.toBeNull();
    expect(page.querySelector('main ol a[hreflang="de-DE"], main ol a[hrefLang="de-DE"]')).not.toBeNull();
    expect(page.querySelector('main a[href="/en/contact"]')).not.toBeNull();
  });
});

describe("bad input", () => {
  it.each([
    [`${german}?q=Roboter&kind=nope`, "„nope“"],
    [`${german}?q=Roboter&kind=%3Cb%3E`, "„&lt;b&gt;“"],
    [`${english}?q=robot&page=99999`, "“99999”"],
    [`${english}?q=robot&page=abc`, "“abc”"],
    [`${english}?q=robot&page=-1`, "“-1”"],
  ])("%s is named and left out", async (path, value) => {
    const { status, page } = await ask(path);
    expect(status).toBe(200);
    expect(page.querySelector("main [role=status]")?.innerHTML).toContain(value);
    expect(page.querySelectorAll("#results-heading ~ section ol > li").length).toBeGreaterThan(0);
  });

  it.each([
    "q=",
    "q=%20%20",
    "q=%00",
    "q=%ED%A0%80%FF",
    "q=a&q=b&kind=page&kind=job",
    "q=%3Cscript%3Ealert(1)%3C/script%3E",
    `q=${"a".repeat(3500)}`,
    `q=${"wartung+".repeat(450)}`,
    `q=${encodeURIComponent("(.*)+[^\\]{1,}$|*?~^-+")}`,
    `q=${encodeURIComponent("עברית 中文 \u{1F916} ﷺ \u202Etxet")}`,
    "q=roboter&page=0&kind=__proto__&results",
  ])("?%s is answered, on the page and in data", async (query) => {
    for (const path of [`${german}.data?${query}`, `${german}.json?${query}`])
      expect((await ask(path)).status, path).toBe(200);
    const shown = await ask(`${german}?${query}`);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain("<script>alert");
    const { status, text } = await ask(`${german}.json?${query}&results=`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ text: expect.any(String), page: expect.any(Number) });
  });

  it("an address of 10 KB is too long, and says so", async () => {
    const { status, page } = await ask(`${german}?q=${"a".repeat(10_000)}`);
    expect(status).toBe(414);
    expect(page.querySelector("h1")?.text).toBe("Diese Adresse ist zu lang");
  });
});

describe("suggestions", () => {
  it("are eight at most, for this visitor only, and places to start before anything is typed", async () => {
    const { headers, text } = await ask(`${german}.json?q=Wartung`);
    expect(headers["content-type"]).toContain("application/json");
    expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["private, max-age=0", "noindex"]);
    const { suggestions } = JSON.parse(text);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions[0]).toEqual({ kind: expect.any(String), title: expect.any(Array), href: expect.any(String) });
    const { start } = JSON.parse((await ask(`${english}.json?q=`)).text);
    expect(start.useful.length).toBeGreaterThan(0);
    expect(start.recent.length).toBeGreaterThan(0);
  });

  it("are limited for one address", async () => {
    const statuses = new Set<number>();
    for (let request = 0; request < 301; request++) {
      const headers = { "X-Forwarded-For": "192.0.2.7" };
      statuses.add((await send(site, `${english}.json?q=a${request}`, { headers })).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

it("an address that leads nowhere offers a search for its own words, though one page serves for many", async () => {
  for (const [path, label, href] of [
    ["/de/magazine/ersatzteil-lager", "Nach „ersatzteil lager“ suchen", "/de/search?q=ersatzteil+lager"],
    ["/de/magazine/andere-worte", "Nach „andere worte“ suchen", "/de/search?q=andere+worte"],
    ["/de/magazine/a%22%3Cb%3Ecd", "Nach „a b cd“ suchen", "/de/search?q=a+b+cd"],
  ]) {
    const { status, page } = await ask(path ?? "");
    const link = page.querySelector("main a[data-searched]");
    expect([status, link?.text.trim(), link?.getAttribute("href")]).toEqual([404, label, href]);
  }
});
