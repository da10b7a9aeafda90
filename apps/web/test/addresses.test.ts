import { connect } from "node:net";
import { requiredPaths } from "@waku/content/required-paths";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { commonSite } from "./common-site";
import { send } from "./send";

const site = commonSite();

describe("addresses without language", () => {
  it.each([
    [{}, "/en"],
    [{ "Accept-Language": "de-AT,en;q=0.8" }, "/de"],
    [{ "Accept-Language": "en;q=0.9,de;q=1" }, "/de"],
    [{ "Accept-Language": "de;q=0,en" }, "/en"],
    [{ "Accept-Language": "fr,*;q=0.5" }, "/en"],
    [{ "Accept-Language": ";;;=,,q=1" }, "/en"],
    [{ "Accept-Language": "de,".repeat(2700) }, "/en"],
    [{ "Accept-Language": "en", Cookie: "locale=de" }, "/de"],
    [{ "Accept-Language": "de", Cookie: "locale=fr" }, "/de"],
    [{ "Accept-Language": "de", Cookie: "locale=" }, "/de"],
    [{ "Accept-Language": "de", Cookie: "locale=\u00e4\t" }, "/de"],
  ])("lead by %o to %s, once and for this visitor only", async (headers: Record<string, string>, target) => {
    const answer = await send(site, "/?utm_source=mail&x=%C3%A4", { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(`${target}?utm_source=mail&x=%C3%A4`);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.vary).toMatch(/Accept-Language/);
    expect(answer.headers.vary).toMatch(/Cookie/);
    expect((await send(site, target, { headers })).status).toBe(200);
  });

  it("lead to the page, for the whole inventory", async () => {
    for (const path of [...requiredPaths, "page"]) {
      const answer = await send(site, `/${path}`, { headers: { "Accept-Language": "de" } });
      expect([answer.status, answer.headers.location], path).toEqual([302, path ? `/de/${path}` : "/de"]);
    }
  });

  it.each([
    ["/magazine/mtbf-mttr-robot-fleets", "/en/magazine/mtbf-mttr-robot-fleets"],
    ["/magazine/mtbf-mttr-roboterflotten", "/de/magazine/mtbf-mttr-roboterflotten"],
    ["/page/barrierefreiheit?a=1", "/de/page/barrierefreiheit?a=1"],
    ["//Company/Jobs/serviceingenieur-robotik/", "/de/company/jobs/serviceingenieur-robotik"],
    ["/robot-journey/waku-update/roboter-im-tiefkuehllager", "/de/robot-journey/waku-update/roboter-im-tiefkuehllager"],
  ])("%s leads to the language it exists in, whatever the browser prefers: %s", async (path, target) => {
    for (const language of ["de", "en"]) {
      const answer = await send(site, path, { headers: { "Accept-Language": language } });
      expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([
        302,
        target,
        "no-store",
      ]);
    }
    expect((await send(site, target)).status).toBe(200);
  });

  it("that exist in no language lead nowhere", async () => {
    for (const path of ["/magazine/nope", "/page/nope", "/company/jobs/-"])
      expect((await send(site, path)).status, path).toBe(404);
  });

  it("refuse a cookie with control characters before anything is read of it", async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nHost: a\r\nCookie: locale=\u0001\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("do not change what a prefixed page shows", async () => {
    const german = await send(site, "/de/pricing", { headers: { "Accept-Language": "en", Cookie: "locale=en" } });
    expect(german.status).toBe(200);
    expect(german.text).toContain('<html lang="de-DE"');
    expect(german.headers.vary).toBe("Accept, Accept-Encoding");
  });
});

describe("other spellings", () => {
  it.each([
    ["/DE/", "/de"],
    ["/de-AT/pricing", "/de/pricing"],
    ["/en_US?a=1", "/en?a=1"],
    ["//de//pricing//", "/de/pricing"],
    ["/de/pricing/?utm_source=a&b=%2F", "/de/pricing?utm_source=a&b=%2F"],
    ["/de/Pricing", "/de/pricing"],
    ["/DE//Magazine/MTBF-MTTR-Roboterflotten/", "/de/magazine/mtbf-mttr-roboterflotten"],
    ["//host", "/host"],
    ["/de//host", "/de/host"],
  ])("%s leads to %s in one hop", async (path, target) => {
    const answer = await send(site, path);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
    expect((await send(site, target)).status).not.toBe(301);
  });

  it.each([
    ["/pricing/", "/en/pricing"],
    ["//PRICING//?a=1", "/en/pricing?a=1"],
  ])("%s without language leads to %s in one hop", async (path, target) => {
    const answer = await send(site, path);
    expect([answer.status, answer.headers.location]).toEqual([302, target]);
    expect((await send(site, target)).status).toBe(200);
  });

  it("of a form keep the method", async () => {
    expect((await send(site, "/DE/newsletter/", { method: "POST", body: "a=1" })).status).toBe(308);
  });

  it.each([
    "/%5Chost",
    "/%5chost",
    "/..%2f..%2fetc%2fpasswd",
    "/de/%2e%2e%2fetc",
    "/de/%E0%A4%A",
    "/de/%00",
    "/de/%0d%0aX:1",
    "/%",
  ])("%s is malformed", async (path) => {
    const { status, headers } = await send(site, path);
    expect(status).toBe(400);
    expect(headers.location).toBeUndefined();
  });

  it.each([
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../package.json",
    "/media/../shared/site.yaml",
    "/media/%2e%2e/shared/site.yaml",
    "/assets/%2e%2e/%2e%2e/server/index.js",
  ])("%s reads no file", async (path) => {
    const { status, text } = await send(site, path);
    expect([301, 404]).toContain(status);
    expect(text).not.toMatch(/root:|"name": |brand:/);
  });

  it("never lead to another host", async () => {
    for (const path of [
      "//evil.example",
      "///evil.example/",
      "/\\evil.example",
      "//evil.example/%2e%2e",
      "/de//evil.example/",
      "//de//evil.example//?next=//evil.example",
    ]) {
      const { headers } = await send(site, path);
      if (headers.location) expect(new URL(headers.location, site.url).origin, path).toBe(site.url);
    }
    for (const host of ["evil.example", "evil.example:80"]) {
      const { headers } = await send(site, "/pricing", { headers: { Host: host, "X-Forwarded-Host": host } });
      expect(headers.location).toBe("/en/pricing");
    }
  });
});

describe("addresses that lead nowhere", () => {
  it.each([
    ["/de/nope", "de"],
    ["/en/nope", "en"],
    ["/de/de/pricing", "de"],
    ["/en/de/pricing", "en"],
    ["/de/magazine/nope", "de"],
    ["/de/company/jobs/-", "de"],
    ["/de/company/jobs/serviceingenieur-robotik/more", "de"],
    ["/en/robot-journey/robot-operations/nope", "en"],
    ["/en/robot-journey/robot-operations/shift-start-and-handover/nope", "en"],
    ["/en/robot-journey/nope/shift-start-and-handover", "en"],
    ["/de/page/nope", "de"],
    ["/en/magazine?page=99", "en"],
    ["/de/caf%C3%A9", "de"],
    ["/de/__proto__", "de"],
    ["/de/constructor", "de"],
  ])("%s answers 404 in its language, not for indexing", async (path, locale) => {
    const { status, headers, text } = await send(site, path, {
      headers: { "Accept-Language": locale === "de" ? "en" : "de" },
    });
    expect(status).toBe(404);
    expect(text).toContain(`<html lang="${locale === "de" ? "de-DE" : "en-US"}"`);
    const page = parse(text);
    const [status404, sentence] =
      locale === "de"
        ? ["404 Nicht gefunden", "Diese Seite wurde nicht gefunden"]
        : ["404 Not Found", "This page could not be found"];
    expect(page.querySelector("title")?.text).toBe(`${status404}: ${sentence} | WAKU Care`);
    expect(page.querySelector("main h1")?.text).toBe(sentence);
    expect(page.querySelector("main")?.text).toContain(status404);
    expect(text).toContain(`href="/${locale}"`);
    expect(text).toMatch(/<meta name="robots" content="noindex"/);
    expect(text).not.toContain('rel="canonical"');
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it.each([
    "/demo",
    "/enterprise",
    "/development",
    "/fr/pricing",
    "/FR",
    "/nope.php",
    "/share/de/nope.png",
    "/assets/nope.js",
    "/media/nope.pdf",
    "/de-escalation",
  ])("%s answers 404 in the visitor's language", async (path) => {
    for (const [language, tag] of [
      ["de", "de-DE"],
      ["en", "en-US"],
    ] as const) {
      const { status, text } = await send(site, path, { headers: { "Accept-Language": language } });
      expect(status).toBe(404);
      expect(text).toContain(`<html lang="${tag}"`);
    }
  });

  it("answers two visitors at the same time each in their language", async () => {
    const languages = Array.from({ length: 20 }, (_, index) => (index % 2 ? "en" : "de"));
    const answers = await Promise.all(
      languages.map((language) => send(site, "/somewhere", { headers: { "Accept-Language": language } })),
    );
    expect(answers.map(({ text }) => /<html lang="(..)/.exec(text)?.[1])).toEqual(languages);
  });

  it.each([
    ["/en/company/jobs/serviceingenieur-robotik", "/de/company/jobs/serviceingenieur-robotik"],
    ["/de/company/jobs/service-engineer-robotics", "/en/company/jobs/service-engineer-robotics"],
    ["/de/magazine/mtbf-mttr-robot-fleets", "/en/magazine/mtbf-mttr-robot-fleets"],
    ["/en/page/barrierefreiheit", "/de/page/barrierefreiheit"],
    ["/en/company/partners/roboterhersteller", "/de/company/partners/roboterhersteller"],
    ["/en/company/press/ersatzteilmanagement", "/de/company/press/ersatzteilmanagement"],
    [
      "/en/robot-journey/waku-update/roboter-im-tiefkuehllager",
      "/de/robot-journey/waku-update/roboter-im-tiefkuehllager",
    ],
    [
      "/en/robot-journey/sustainable-automation/right-sizing/weniger-leerfahrten",
      "/en/robot-journey/sustainable-automation/right-sizing/fewer-empty-runs",
    ],
  ])("%s: the slug of the other language is no address, its own is", async (wrong, right) => {
    expect((await send(site, wrong)).status).toBe(404);
    expect((await send(site, right)).status).toBe(200);
  });
});

/** Data that client navigation asks for: one document per route file, beside the page. */
describe("data of client navigation", () => {
  it.each([
    ["the start page", "/de.data", "analysieren"],
    ["a static page", "/en/pricing.data", "analyze"],
    ["an item", "/de/company/jobs/serviceingenieur-robotik.data", "analysieren"],
    ["a chapter", "/en/robot-journey/robot-operations/shift-start-and-handover.data", "analyze"],
    ["the list of plain pages", "/de/page.data", "analysieren"],
  ])("answers for %s", async (_, path, sloganWord) => {
    const { status, headers, text } = await send(site, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("max-age=30");
    expect(text).toContain(`"${sloganWord}"`);
    expect(text).not.toContain("ErrorResponse");
  });

  it("answers 404 for a page that does not exist", async () => {
    expect((await send(site, "/de/pricingg.data")).status).toBe(404);
    expect((await send(site, "/de/company/jobs/service-engineer-robotics.data")).status).toBe(404);
  });
});

/** Sends bytes as they are and gives back everything that comes. */
function raw(bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    let text = "";
    const socket = connect(site.port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      text += part;
    });
    socket.once("end", () => done(text));
    socket.once("error", fail);
  });
}
