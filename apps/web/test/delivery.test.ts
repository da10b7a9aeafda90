import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { runSite, type Site, startSite } from "@waku/testing";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "./send";

const publicOrigin = "https://www.site.test";

let site: Site;
/** The same site where it is not public, years later, and with pages compressed as in production. */
let preview: Site;
beforeAll(async () => {
  [site, preview] = await Promise.all([
    startSite({ SITE_URL: publicOrigin }),
    startSite(
      { SITE_URL: publicOrigin, DEPLOYMENT: "preview", PAGE_COMPRESSION: "best" },
      { now: "2030-03-01T12:00:00Z" },
    ),
  ]);
});
afterAll(() => Promise.all([site.stop(), preview.stop()]));

describe("page cache", () => {
  const path = "/de/magazine/mtbf-mttr-roboterflotten";

  it("gives every page a validator, and 304 to who has it", async () => {
    await send(site, path);
    const first = await send(site, path, { headers: { "Accept-Encoding": "br" } });
    expect(first.headers.etag).toMatch(/^"[\w-]+-br"$/);
    expect(first.headers["cache-control"]).toBe("public, max-age=0, s-maxage=300, stale-while-revalidate=86400");
    expect(first.headers["cache-tag"]).toContain("article:mtbf-mttr-robot-fleets");
    const again = await send(site, path, {
      headers: { "Accept-Encoding": "br", "If-None-Match": first.headers.etag ?? "" },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("sends Brotli, gzip or plain bytes of the same page", async () => {
    await send(site, path);
    const plain = await send(site, path);
    const brotli = await send(site, path, { headers: { "Accept-Encoding": "gzip, br" } });
    const gzip = await send(site, path, { headers: { "Accept-Encoding": "gzip" } });
    expect([plain, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe("Accept, Accept-Encoding");
  });

  it("makes pages smaller in the background, where it is to", async () => {
    const length = async (at: Site) => (await send(at, path, { headers: { "Accept-Encoding": "br" } })).body.length;
    const quick = await length(site);
    await expect.poll(() => length(preview), { timeout: 20_000 }).toBeLessThan(0.97 * quick);
    expect(await length(site)).toBe(quick);
  });

  it("answers HEAD like GET, cached or not", async () => {
    const { headers, body, status } = await send(site, "/en/company/jobs/service-engineer-robotics", {
      method: "HEAD",
    });
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    await send(site, path);
    const [get, head] = [await send(site, path), await send(site, path, { method: "HEAD" })];
    for (const name of ["etag", "content-length", "content-security-policy", "cache-control"] as const)
      expect(head.headers[name]).toBe(get.headers[name]);
    expect((await send(site, "/de/nope", { method: "HEAD" })).status).toBe(404);
  });

  it("keeps nothing that has a query", async () => {
    for (let round = 0; round < 2; round++) {
      const answer = await send(site, `${path}?utm_source=a`);
      expect(answer.status).toBe(200);
      expect(answer.headers.etag).toBeUndefined();
    }
    expect((await send(site, `${path}?utm_source=a`)).text).toContain(`rel="canonical" href="${publicOrigin}${path}"`);
  });

  it.each(["/de", "/en/contact", "/en/contact.data", "/de/magazine", path])(
    "a visitor's campaign is in no answer for somebody else: %s",
    async (address) => {
      const query = "utm_source=mark-of-one&utm_campaign=mark-of-one&gclid=mark-of-one&mark-of-one=1";
      const own = await send(site, `${address}?${query}`);
      expect(own.status).toBe(200);
      // Its links and forms carry the campaign on, so no cache on the way may hand it out.
      expect(own.headers["cache-control"]).toMatch(/^private, max-age=\d+$/);
      expect(own.headers["cache-tag"]).toBeUndefined();
      for (const other of [address, `${address}?utm_source=other`])
        expect((await send(site, other)).text).not.toContain("mark-of-one");
    },
  );

  it("keeps nothing that is missing, and no cache on the way does", async () => {
    for (let round = 0; round < 2; round++) expect((await send(site, "/de/nope")).headers.etag).toBeUndefined();
    const missing = ["/de/nope", "/de/nope.data", "/en/booking?token=x", "/en/booking.data?token=x", "/media/nope.png"];
    for (const address of [...missing, "/assets/nope.js", "/uploads/x", "/forms/files/x", "/%ff"]) {
      const { status, headers } = await send(site, address);
      expect(status, address).toBeGreaterThanOrEqual(400);
      expect(headers["cache-control"], address).toContain("no-store");
    }
    expect((await send(site, "/de", { method: "PUT" })).headers["cache-control"]).toBe("no-store");
  });

  it("shows the same to everyone: no cookie is set, none is read", async () => {
    const plain = await send(site, path);
    const other = await send(site, path, {
      headers: { Cookie: "locale=en; consent=x", "Accept-Language": "en", "User-Agent": "x" },
    });
    expect(other.text).toBe(plain.text);
    expect(plain.headers["set-cookie"]).toBeUndefined();
  });

  it("serves hashed files for ever and compressed in advance", async () => {
    const stylesheet = /data-stylesheet="([^"]+)"/.exec((await send(site, "/de")).text)?.[1] ?? "";
    const answer = await send(site, stylesheet, { headers: { "Accept-Encoding": "br" } });
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});

it("serves /favicon.ico for search engines", async () => {
  const { status, headers, body } = await send(site, "/favicon.ico");
  expect([status, headers["content-type"]]).toEqual([200, "image/x-icon"]);
  expect([...body.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});

describe("media files", () => {
  const path = "/media/handbooks/battery-log.csv";

  it("are not sent again to who holds them", async () => {
    const first = await send(site, path);
    const modified = first.headers["last-modified"] ?? "";
    const again = await send(site, path, { headers: { "If-Modified-Since": modified } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
    expect(again.headers["content-length"]).toBeUndefined();
  });

  it.each(["Thu, 01 Jan 1970 00:00:00 GMT", "yesterday"])("are sent to who has a copy of %s", async (since) => {
    const { status, body } = await send(site, path, { headers: { "If-Modified-Since": since } });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
  });
});

describe("the request's host", () => {
  it.each([
    "/de",
    "/en/pricing?x=1",
    "/de/nope",
    "/sitemap.xml",
    "/robots.txt",
    "/en/feed.xml",
    "/site.webmanifest",
    "/pricing",
    "/DE/",
  ])("does not appear in the answer to %s", async (path) => {
    const { text, headers } = await send(site, path, {
      headers: {
        Host: "evil.example",
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "http",
        Forwarded: "host=evil.example",
      },
    });
    expect(text).not.toContain("evil.example");
    expect(text).not.toContain(`127.0.0.1:${site.port}`);
    expect(JSON.stringify(headers)).not.toContain("evil.example");
  });
});

describe("security headers", () => {
  const paths = [
    "/de",
    "/en/pricing?x=1",
    "/en/company/press/spare-part-management",
    "/de/nope",
    "/de/pricing.data",
    "/pricing",
    "/DE/",
    "/%5Chost",
    "/robots.txt",
    "/sitemap.xml",
    "/de/feed.xml",
    "/site.webmanifest",
    "/share/en/start.png",
    "/healthz",
    "/readyz",
    "/assets/nope.js",
  ];

  it.each(paths)("stand on %s", async (path) => {
    const { headers } = await send(site, path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-site",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.split("; ").find((directive) => directive.startsWith("script-src ")) ?? "").not.toMatch(
      /unsafe|https?:|\*/,
    );
    expect(headers).not.toHaveProperty("server");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it("stand on built files, in which no script runs", async () => {
    const touchIcon = /href="(\/assets\/touch-icon[^"]+)/.exec((await send(site, "/de")).text)?.[1] ?? "";
    const { status, headers } = await send(site, touchIcon);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(headers["content-security-policy"]).toContain("script-src 'none'");
  });

  it("allow exactly the inline scripts and styles of the page", async () => {
    for (const path of ["/de", "/en/company/jobs/service-engineer-robotics", "/de/nope"]) {
      const { text, headers } = await send(site, path);
      const policy = String(headers["content-security-policy"]);
      const inline = (selector: string) =>
        parse(text, { comment: true, blockTextElements: { script: true, style: true } })
          .querySelectorAll(selector)
          .map((element) => `'sha256-${createHash("sha256").update(element.rawText).digest("base64")}'`);
      const allowed = (directive: string) =>
        policy
          .split("; ")
          .find((part) => part.startsWith(`${directive} `))
          ?.match(/'sha256-[^']+'/g) ?? [];
      const scripts = inline('script:not([src]):not([type="application/ld+json"]):not([type="text/css"])');
      expect(scripts.length).toBeGreaterThan(1);
      expect(new Set(allowed("script-src"))).toEqual(new Set(scripts));
      expect(new Set(allowed("style-src"))).toEqual(new Set(inline("style")));
      expect(policy).toContain("upgrade-insecure-requests");
    }
  });
});

describe("documents for machines", () => {
  it("robots.txt lets everything be read and names the sitemap", async () => {
    const { headers, text } = await send(site, "/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\nSitemap: ${publicOrigin}/sitemap-robots.xml\n`,
    );
  });

  it("the sitemap is well-formed and lists public addresses once", async () => {
    const { headers, text } = await send(site, "/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/www\.site\.test\/(de|en)(\/[a-z0-9-]+)*$/);
    expect(text).not.toContain("thank-you");
    for (const [, day = ""] of text.matchAll(/<lastmod>([^<]*)/g)) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each(["de", "en"])("the %s feed holds dated items of its language, newest first", async (locale) => {
    const { headers, text } = await send(site, `/${locale}/feed.xml`);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const links = [...text.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link.startsWith(`${publicOrigin}/${locale}/`)).toBe(true);
    const days = [...text.matchAll(/<pubDate>([^<]*)/g)].map(([, day = ""]) => Date.parse(day));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect((await send(site, links[0]?.slice(publicOrigin.length) ?? "")).status).toBe(200);
  });

  it("the manifest names brand and icons that exist", async () => {
    const { headers, text } = await send(site, "/site.webmanifest");
    expect(headers["content-type"]).toBe("application/manifest+json");
    const manifest: { name: string; icons: { src: string; type: string }[] } = JSON.parse(text);
    expect(manifest.name).toBe("WAKU Robotics");
    for (const { src, type } of manifest.icons) {
      const icon = await send(site, src);
      const [mediaType] = String(icon.headers["content-type"]).split(";");
      expect([icon.status, mediaType]).toEqual([200, type]);
    }
  });

  it("share pictures are PNGs of 1200 × 630, the same bytes each time", async () => {
    for (const path of [
      "/share/de/start.png",
      "/share/en/features/live-map.png",
      "/share/de/magazine/mtbf-mttr-roboterflotten.png",
    ]) {
      const { status, headers, body } = await send(site, path);
      expect([status, headers["content-type"]], path).toEqual([200, "image/png"]);
      expect(headers["cache-control"]).toContain("s-maxage=3600");
      expect(body.subarray(1, 4).toString()).toBe("PNG");
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
      expect((await send(site, path)).body.equals(body)).toBe(true);
    }
    const page = (await send(site, "/de/magazine/mtbf-mttr-roboterflotten")).text;
    expect(page).toContain(
      `property="og:image" content="${publicOrigin}/share/de/magazine/mtbf-mttr-roboterflotten.png"`,
    );
  });

  it.each([
    "/share/de/nope.png",
    "/share/fr/start.png",
    "/share/de/magazine/mtbf-mttr-robot-fleets.png",
    "/share/de/.png",
    "/fr/feed.xml",
    "/feed.xml",
  ])("%s is not there", async (path) => {
    expect((await send(site, path)).status).toBe(404);
  });
});

describe("Markdown for machine readers", () => {
  const path = "/en/magazine/mtbf-mttr-robot-fleets";
  const twin = `${path}.md`;

  it("is kept and answered like a page: validator, encodings, HEAD", async () => {
    const first = await send(site, twin, { headers: { "Accept-Encoding": "br" } });
    expect([first.status, first.headers.etag, first.headers.vary]).toEqual([
      200,
      expect.stringMatching(/-br"$/),
      "Accept-Encoding",
    ]);
    expect(first.headers["cache-tag"]).toContain("article:mtbf-mttr-robot-fleets");
    const plain = await send(site, twin);
    expect(brotliDecompressSync(first.body).toString()).toBe(plain.text);
    const known = { "If-None-Match": first.headers.etag ?? "" };
    for (const headers of [known, { ...known, Accept: "text/markdown" }])
      expect((await send(site, twin, { headers })).status).toBe(304);
    const head = await send(site, twin, { method: "HEAD" });
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      plain.headers["content-length"],
    ]);
    // No twin reads the query of its page.
    expect((await send(site, `${twin}?utm_source=a`)).text).toBe(plain.text);
  });

  it("is at the page's address for those who prefer it, and no cache on the way gives it to others", async () => {
    const { text, headers } = await send(site, twin);
    for (const Accept of ["text/markdown", "text/markdown, text/html, */*"]) {
      const answer = await send(site, path, { headers: { Accept } });
      expect([answer.status, answer.text]).toEqual([200, text]);
      expect(answer.headers).toMatchObject({
        "content-location": twin,
        vary: "Accept, Accept-Encoding",
        "cache-control": "private, max-age=0",
        link: `<${publicOrigin}${path}>; rel="canonical"`,
      });
      expect((await send(site, path, { headers: { Accept, "If-None-Match": headers.etag ?? "" } })).status).toBe(304);
      expect((await send(site, `${path}?utm_source=a`, { headers: { Accept } })).text).toBe(text);
    }
    const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    for (const Accept of [browser, "*/*", "text/html, text/markdown;q=0.5", "text/markdown;q=0, */*"])
      expect((await send(site, path, { headers: { Accept } })).headers["content-type"]).toMatch(/^text\/html/);
  });

  it("is not what a page says to one visitor", async () => {
    const headers = { Accept: "text/markdown" };
    const own = [
      "/en/robots?type=amr",
      "/en/roi-calculator?company=Acme",
      "/en/newsletter?confirm=x",
      "/en/booking?token=x",
    ];
    for (const address of own) {
      const { headers: sent } = await send(site, address, { headers });
      expect([address, sent["content-type"]]).toEqual([address, "text/html; charset=utf-8"]);
    }
    expect((await send(site, "/en/roi-calculator.md?company=Acme")).text).not.toContain("Acme");
    expect((await send(site, "/en/pricing.data", { headers })).headers["content-type"]).not.toContain("markdown");
  });

  it.each([
    "/de/nope.md",
    "/nope.md",
    "/de/booking.md",
    "/de/magazine/mtbf-mttr-robot-fleets.md",
    "/fr/pricing.md",
    // Kept at these addresses is something, but no page.
    "/de/pricing.md.md",
    "/de/pricing.data.md",
    "/en/llms-full.txt.md",
    "/en/feed.xml.md",
  ])("%s is not there, and says so as text", async (address) => {
    // What has a twin of its own is there first.
    await send(site, address.replace(/\.md$/i, ""));
    const { status, headers, text } = await send(site, address);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      404,
      "text/markdown; charset=utf-8",
      "no-store",
    ]);
    expect(text).toMatch(/^# .{10,}\n/);
    expect(text).toContain(`<${publicOrigin}/llms.txt>`);
  });

  it("says at a page's address that nothing is there, too", async () => {
    const { status, text } = await send(site, "/en/nope", { headers: { Accept: "text/markdown" } });
    expect([status, text.slice(0, 2)]).toEqual([404, "# "]);
  });

  it.each(["de", "en"])("llms-full.txt holds every document of its language, %s", async (locale) => {
    const { text, headers } = await send(site, `/${locale}/llms-full.txt`);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(
      (await send(site, `/${locale}/llms-full.txt`, { headers: { "If-None-Match": headers.etag ?? "" } })).status,
    ).toBe(304);
    const sitemap = (await send(site, "/sitemap.xml")).text;
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    // Pages of faults are made from data, as those of robots are; the list of all faults is in it.
    const own = listed.filter(
      (address) => address.startsWith(`${publicOrigin}/${locale}`) && !address.includes("/fault-codes/"),
    );
    const named = [...text.matchAll(/^url: "(.+)"$/gm)].map(([, address = ""]) => address);
    expect(named.toSorted()).toEqual(own.toSorted());
    expect(text).toContain((await send(site, `/${locale}/pricing.md`)).text);
  });

  it("llms.txt lists pages of both languages by their twins, each once, and all of them are there", async () => {
    const { text, headers } = await send(site, "/llms.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toMatch(/^# WAKU Care\n\n> .{50,}\n/);
    const addresses = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = ""]) =>
      address.slice(publicOrigin.length),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const locale of ["de", "en"])
      for (const listed of ["", "/pricing", "/products/waku-care", "/contact", "/imprint"])
        expect(addresses).toContain(`/${locale}${listed}.md`);
    for (const address of addresses) expect([address, (await send(site, address)).status]).toEqual([address, 200]);
  });

  it("the site's search is described for browsers and in structured data", async () => {
    const { text, headers } = await send(site, "/de/opensearch.xml");
    expect(headers["content-type"]).toBe("application/opensearchdescription+xml; charset=utf-8");
    expect(text).toContain(`template="${publicOrigin}/de/search?q={searchTerms}"`);
    const page = (await send(site, "/de")).text;
    expect(page).toContain('rel="search" type="application/opensearchdescription+xml" href="/de/opensearch.xml"');
    expect(page).toContain(`"urlTemplate":"${publicOrigin}/de/search?q={search_term_string}"`);
  });
});

describe("documents, asked for again", () => {
  const texts = [
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap-robots.xml",
    "/site.webmanifest",
    "/de/feed.xml",
    "/en/feed.xml",
    "/de/robots.xml",
    "/robots.json",
    "/llms.txt",
    "/de/opensearch.xml",
  ];
  const others = [
    "/share/en/start.png",
    "/de/company/jobs/serviceingenieur-robotik.pdf",
    "/en/specials/maintenance-modernization-checklist-cmms.pdf",
  ];

  it.each([...texts, ...others])("%s has the same bytes and a validator: 304", async (path) => {
    const first = await send(site, path);
    expect([first.status, first.headers.etag]).toEqual([200, expect.stringMatching(/^(W\/)?"[^"]+"$/)]);
    const { body, headers } = await send(site, path);
    expect([body.equals(first.body), headers.etag]).toEqual([true, first.headers.etag]);
    for (const encoding of ["identity", "br"]) {
      const known = { "If-None-Match": first.headers.etag ?? "", "Accept-Encoding": encoding };
      const again = await send(site, path, { headers: known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
      expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
    }
    const other = await send(site, path, { headers: { "If-None-Match": '"other"' } });
    expect([other.status, other.body.equals(body)]).toEqual([200, true]);
  });

  it.each(texts.filter((path) => path !== "/robots.txt"))("%s is the same a year later", async (path) => {
    const [now, later] = [await send(site, path), await send(preview, path)];
    expect(later.text).toBe(now.text);
  });

  it.each([...texts, "/forms/stamp"])("%s tells caches that its encoding may differ, in each of them", async (path) => {
    for (const encoding of ["identity", "gzip", "br"]) {
      const { headers } = await send(site, path, { headers: { "Accept-Encoding": encoding } });
      expect([encoding, headers.vary]).toEqual([encoding, "Accept-Encoding"]);
    }
  });

  it("built files do so, too", async () => {
    const stylesheet = /data-stylesheet="([^"]+)"/.exec((await send(site, "/de")).text)?.[1] ?? "";
    for (const encoding of ["identity", "gzip", "br"])
      expect((await send(site, stylesheet, { headers: { "Accept-Encoding": encoding } })).headers.vary).toBe(
        "Accept-Encoding",
      );
  });
});

describe("search engines", () => {
  const picture = "/media/pictures/amr-navy-800.avif";
  const found = ["/de", "/robots.txt", "/sitemap.xml", "/de/feed.xml", "/share/de/start.png", "/favicon.ico", picture];
  const foundByTheirPage = ["/media/handbooks/battery-log.csv"];
  const everywhere = [
    "/pricing",
    "/DE/",
    "/de?x=1",
    "/de/pricing.data",
    "/de/company/jobs/serviceingenieur-robotik.pdf",
  ];

  async function builtFile() {
    return /data-stylesheet="([^"]+)"/.exec((await send(site, "/de")).text)?.[1] ?? "";
  }

  it("may show pages and pictures of a public site, and files only by their page", async () => {
    for (const path of [...found, await builtFile()])
      expect([path, (await send(site, path)).headers["x-robots-tag"]]).toEqual([path, undefined]);
    for (const path of foundByTheirPage) expect((await send(site, path)).headers["x-robots-tag"], path).toBe("noindex");
  });

  it("may show nothing of any other, of no kind", async () => {
    for (const path of [...found, ...foundByTheirPage, ...everywhere, await builtFile(), "/healthz", "/de/nope"])
      expect([path, (await send(preview, path)).headers["x-robots-tag"]]).toEqual([path, "noindex"]);
    const { headers } = await send(preview, picture);
    const again = await send(preview, picture, { headers: { "If-Modified-Since": headers["last-modified"] ?? "" } });
    expect([again.status, again.headers["x-robots-tag"]]).toEqual([304, "noindex"]);
  });
});

describe("what no visitor sends", () => {
  it("oversized addresses and headers are refused, and the site stays up", async () => {
    expect((await send(site, `/de?q=${"x".repeat(5000)}`)).status).toBe(414);
    expect((await send(site, `/de/${"x".repeat(5000)}`)).status).toBe(414);
    expect((await send(site, "/de", { headers: { "X-Large": "x".repeat(20_000) } })).status).toBe(431);
    expect((await send(site, `/de?q=${"x".repeat(20_000)}`)).status).toBe(431);
    expect((await send(site, "/healthz")).status).toBe(200);
  });

  it("junk in headers does no harm", async () => {
    const junk = ["\u00ff".repeat(500), "de;q=".repeat(200), '{}[]()<>@,;:\\"/', "*,*,*"];
    for (const value of junk) {
      const headers = {
        "Accept-Language": value,
        "Accept-Encoding": value,
        "If-None-Match": value,
        Cookie: `locale=${value}`,
        Range: value,
      };
      expect((await send(site, "/", { headers })).status).toBe(302);
      expect([200, 304]).toContain((await send(site, "/de", { headers })).status);
    }
  });
});

describe("health", () => {
  it.each([
    ["/healthz", { status: "ok" }],
    ["/readyz", { status: "ready" }],
  ])("%s answers and is never cached", async (path, expected) => {
    const { status, headers, text } = await send(site, path);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(JSON.parse(text)).toEqual(expected);
  });
});

describe("the log", () => {
  it("says nothing at level warn while visitors find what they look for", () => {
    // The shipped content names no provider, of which a public site is warned once at its start.
    const lines = site.output().split("\n");
    expect(lines.filter((line) => line !== "" && !line.includes("who provides this site"))).toEqual([]);
  });

  it("is not needed to say why a start failed", async () => {
    expect((await runSite({ LOG_LEVEL: "silent", PORT: "x" })).output).toContain("PORT");
  });
});
