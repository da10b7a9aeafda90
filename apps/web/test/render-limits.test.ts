import { type Site, startSite } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "./send";

/** Renderings that one address may cause here in a minute. */
const limit = 12;
let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXY_HOPS: "1", RENDER_LIMIT_PER_MIN: String(limit) });
});
afterAll(() => site.stop());

/** Asks as the visitor of an address. */
function ask(address: string, path: string, headers: Record<string, string> = {}, method = "GET") {
  return send(site, path, { method, headers: { "X-Forwarded-For": address, ...headers } });
}

/** More of a kind than the limit allows. */
const many = Array.from({ length: 3 * limit }, (_, index) => index);

describe("a query that a page does not read", () => {
  it.each(["/en/features/live-map", "/de", "/en/magazine/mtbf-mttr-robot-fleets"])(
    "%s costs no rendering, and its links to the other language carry the query on",
    async (path) => {
      const plain = (await ask("192.0.2.1", path)).text;
      for (const index of many) {
        const query = `?x=${index}&y='%22%3Cb%3E&utm_source=`;
        const answer = await ask("192.0.2.1", `${path}${query}`);
        expect(answer.status).toBe(200);
        const shown = `?x=${index}&amp;y=%27%22%3Cb%3E&amp;utm_source=`;
        expect(answer.text.split(shown)).toHaveLength(3);
        expect(answer.text.replaceAll(shown, "")).toBe(plain);
        expect(answer.headers["cache-control"]).toBe("private, max-age=0");
        for (const name of ["etag", "cache-tag"]) expect(answer.headers[name]).toBeUndefined();
      }
    },
  );

  it("costs no rendering in data for client navigation either", async () => {
    const plain = (await ask("192.0.2.2", "/en/pricing.data")).text;
    for (const index of many) {
      const answer = await ask("192.0.2.2", `/en/pricing.data?x=${index}`);
      expect([answer.status, answer.text]).toEqual([200, plain]);
      expect(answer.headers["cache-control"]).toBe("private, max-age=30");
    }
  });

  it.each([
    ["/en/pricing?devices=77", 'value="77"'],
    ["/de/roi-calculator?company=Firma+77", "Firma 77"],
    ["/en/contact?utm_source=mark77", 'name="utm_source" value="mark77"'],
    ["/en/newsletter?email=a77@example.com", 'value="a77@example.com"'],
    ["/en/thank-you?form=offer", "offer"],
  ])("is told from one that it reads: %s", async (path, part) => {
    const answer = await ask("192.0.2.3", path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(part);
    expect((await ask("192.0.2.3", path.replace(/\?.*/, ""))).text).not.toBe(answer.text);
  });
});

describe("addresses that lead nowhere", () => {
  it.each([
    ["/en/nope", "en"],
    ["/de/magazine/nope", "de"],
    ["/de/company/jobs/nope", "de"],
    ["/nope", "en"],
    ["/nope/at/all.php", "en"],
  ])("%s and others like it are rendered once", async (start, locale) => {
    for (const index of many) {
      const path = `${start}${index}`;
      const answer = await ask("192.0.2.4", `${path}?a=${index}&b=`, { "Accept-Language": "en" });
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(
        locale === "de" ? "Diese Seite wurde nicht gefunden" : "This page could not be found",
      );
      const below = /^\/(?:de|en)(\/.*)/.exec(path)?.[1] ?? "";
      for (const language of ["de", "en"])
        expect(answer.text).toContain(`<a href="/${language}${below}?a=${index}&amp;b=" hrefLang=`);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  it("stand in the language of each visitor", async () => {
    for (const language of ["de", "en", "de"]) {
      const { text } = await ask("192.0.2.5", "/elsewhere", { "Accept-Language": language });
      expect(text).toContain(`<html lang="${language === "de" ? "de-DE" : "en-US"}"`);
    }
  });
});

describe("what must be rendered", () => {
  const page = (index: number) => `/de/pricing?devices=${index + 1}`;

  it("is so for one address only so often, and for others still", async () => {
    const statuses: number[] = [];
    for (const index of many) statuses.push((await ask("198.51.100.1", page(index))).status);
    expect(statuses.slice(0, limit)).toEqual(Array(limit).fill(200));
    expect(new Set(statuses.slice(limit))).toEqual(new Set([429]));
    const refused = await ask("198.51.100.1", page(0));
    expect(refused.headers["retry-after"]).toBe("60");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.text).toMatch(/^<!DOCTYPE html><html lang="de-DE"/);
    expect(refused.text).toContain("Das waren viele Anfragen in kurzer Zeit");
    // What is in memory is for everybody.
    expect((await ask("198.51.100.1", "/de/pricing")).status).toBe(200);
    expect((await ask("198.51.100.1", "/de/pricing?x=1")).status).toBe(200);
    expect((await ask("203.0.113.1", page(0))).status).toBe(200);
  });

  it.each([
    ["data", "10.1.0.1", (index: number) => `/en/nope${index}.data`],
    ["pages behind a link of a mail", "10.2.0.1", (index: number) => `/en/booking?token=${index}`],
    ["lists beyond their end", "10.3.0.1", (index: number) => `/en/magazine?page=${90 + index}`],
  ])("%s count, too", async (_, address, path) => {
    const statuses: number[] = [];
    for (const index of many) statuses.push((await ask(address, path(index))).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(limit);
  });

  it("includes forms", async () => {
    const headers = { Origin: site.url, "Content-Type": "application/x-www-form-urlencoded" };
    const statuses: number[] = [];
    for (const _ of many) statuses.push((await ask("203.0.114.9", "/en/contact", headers, "POST")).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(limit);
  });
});

describe("a cache with room for fewer pages than there are", () => {
  let small: Site;
  beforeAll(async () => {
    small = await startSite({ TRUSTED_PROXY_HOPS: "1", RENDER_LIMIT_PER_MIN: String(limit), PAGE_CACHE_MB: "1" });
  });
  afterAll(() => small.stop());

  it("has pages and their twins made for one address only so often, once it is full", async () => {
    const { text } = await send(small, "/sitemap-robots.xml");
    const paths = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path).slice(0, 60);
    const askSmall = (address: string, path: string) =>
      send(small, path, { headers: { "X-Forwarded-For": address } }).then(({ status }) => status);
    const states: number[] = [];
    for (const path of [...paths, ...paths.map((each) => `${each}.md`)])
      states.push(await askSmall("198.51.100.1", path));
    const first = states.indexOf(429);
    // Before it is full, each is made once, whoever asks.
    expect(first).toBeGreaterThan(limit);
    expect(states.slice(first).filter((status) => status === 200).length).toBeLessThan(limit);
    expect(await askSmall("203.0.113.1", "/en/pricing")).toBe(200);
  });
});

describe("a site that renders little in a second", () => {
  let slow: Site;
  beforeAll(async () => {
    slow = await startSite({ TRUSTED_PROXY_HOPS: "1", RENDER_LIMIT_PER_SECOND: "3" });
  });
  afterAll(() => slow.stop());

  it("puts off what all visitors together ask for beyond it, but no form, and nothing that is in memory", async () => {
    const asSomebody = (index: number) => ({ "X-Forwarded-For": `10.0.${index}.1` });
    await send(slow, "/de/pricing");
    const form = { Origin: slow.url, "Content-Type": "application/x-www-form-urlencoded" };
    const others = [
      send(slow, "/de/contact", { method: "POST", headers: { ...form, ...asSomebody(250) }, body: "form=contact" }),
      send(slow, "/de/pricing"),
      send(slow, "/de/pricing?x=1"),
    ];
    const pages = Array.from({ length: 60 }, (_, index) =>
      send(slow, `/de/pricing?devices=${index + 1}`, { headers: asSomebody(index) }),
    );
    const answers = await Promise.all(pages);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { status, headers, text } of answers.filter(({ status }) => status === 503)) {
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "2", "no-store"]);
      expect(text).toMatch(/^<!DOCTYPE html><html lang="de-DE"/);
    }
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([422, 200, 200]);
  });
});
