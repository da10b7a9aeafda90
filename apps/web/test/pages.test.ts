import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { requiredPaths } from "@waku/content/required-paths";
import { load } from "js-yaml";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { commonSite } from "./common-site";
import { missingLegalLinks } from "./legal-links";
import { markdownParts, missingParts, pageParts } from "./page-parts";
import { type Answer, send } from "./send";

/** Longest title search results show in full is about 60; the product name comes on top. */
const maxTitleLength = 60 + " | WAKU Care".length;

/** Pages asked for at once. */
const batchSize = 8;

type Shown = Answer & { path: string; root: HTMLElement; twin: Answer };

const site = commonSite();
const pages = new Map<string, Shown>();
/** Some of the pages that the data of robots make, of each kind; they have tests of their own (robots.test.ts). */
const robotPages: Shown[] = [];

/** Every address of the site: the sitemap and what it leaves out on purpose. */
beforeAll(async () => {
  const sitemap = (await send(site, "/sitemap.xml")).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.slice(site.url.length),
  );
  const unlisted = ["/de/thank-you", "/en/thank-you", "/de/page", "/en/page", "/de/search", "/en/search"];
  const paths = [...listed, ...unlisted];
  for (let start = 0; start < paths.length; start += batchSize) {
    const batch = paths.slice(start, start + batchSize);
    const answers = await Promise.all(batch.map(withTwin));
    for (const page of answers) pages.set(page.path, page);
  }
  const robots = (await send(site, "/sitemap-robots.xml")).text;
  const kinds = [
    /\/de\/robots\/types\/[a-z-]+/,
    /\/en\/robots\/makers\/[a-z]+[^<"]+/,
    /\/de\/robots\/\w+-[^/<"]+/,
    /\/en\/robots\/\w+-[^/<"]+/,
  ];
  for (const kind of kinds) robotPages.push(await withTwin(kind.exec(robots)?.[0] ?? ""));
});

async function withTwin(path: string): Promise<Shown> {
  const answer = await send(site, path);
  return { ...answer, path, root: parse(answer.text), twin: await send(site, `${path}.md`) };
}

/** Runs a check over all pages and reports the pages that fail it, by address. */
function failing(check: (page: Shown) => unknown): string[] {
  return [...pages.values()].flatMap((page) => {
    const complaint = check(page);
    return complaint === undefined || complaint === true ? [] : [`${page.path}: ${String(complaint)}`];
  });
}

const localeOf = (path: string) => path.split("/")[1] ?? "";
const attributes = ({ root }: Shown, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");

/** What a link is called, as a screen reader lists it. */
const nameOf = (link: HTMLElement) =>
  (link.getAttribute("aria-label") ?? link.text).replaceAll("\u00AD", "").replace(/\s+/g, " ").trim().toLowerCase();

describe("every page in both languages", () => {
  it("is there: the whole inventory and all items", () => {
    for (const path of requiredPaths)
      for (const locale of ["de", "en"]) expect(pages.has(path ? `/${locale}/${path}` : `/${locale}`), path).toBe(true);
    const german = [...pages.keys()].filter((path) => localeOf(path) === "de");
    expect(pages.size).toBe(german.length * 2);
    expect(german.length).toBeGreaterThan(requiredPaths.length + 40);
  });

  it("answers 200 as HTML", () => {
    expect(failing(({ status }) => status === 200 || status)).toEqual([]);
    expect(failing(({ headers }) => headers["content-type"] === "text/html; charset=utf-8")).toEqual([]);
  });

  it("has headers that proxies take as they are set by default: 4 KB", () => {
    const bytes = (headers: object) =>
      Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0);
    // A proxy's own buffer holds the first line, too, and HSTS comes on top where the site has a public address.
    const fits = ({ headers }: { headers: object }) => bytes(headers) < 3500 || bytes(headers);
    expect(failing(fits)).toEqual([]);
    expect(failing(({ twin }) => fits(twin))).toEqual([]);
  });

  it("names its language", () => {
    const tags: Record<string, string> = { de: "de-DE", en: "en-US" };
    expect(failing((page) => attributes(page, "html", "lang")[0] === tags[localeOf(page.path)])).toEqual([]);
  });

  it("leads from its foot to imprint, privacy and the accessibility statement of its language", () => {
    const wrong = [...pages.values(), ...robotPages].flatMap(({ path, root }) =>
      missingLegalLinks(root, localeOf(path)).map((link) => `${path}: no link to ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  it("styles no element by an attribute, which its policy forbids", () => {
    expect(failing(({ headers }) => !String(headers["content-security-policy"]).includes("unsafe-"))).toEqual([]);
    expect(failing((page) => attributes(page, "[style]", "style").join() || true)).toEqual([]);
  });

  it("has one main heading, with words in it", () => {
    expect(
      failing(({ root }) => {
        const headings = root.querySelectorAll("h1");
        return (headings.length === 1 && (headings[0]?.text.trim().length ?? 0) > 2) || `${headings.length} h1`;
      }),
    ).toEqual([]);
  });

  it("has its own title with the product name, and a description", () => {
    expect(
      failing(({ root }) => {
        const titles = root.querySelectorAll("title").map((title) => title.text);
        const [title = ""] = titles;
        return (
          (titles.length === 1 && title.endsWith(" | WAKU Care") && title.length <= maxTitleLength) || titles.join()
        );
      }),
    ).toEqual([]);
    for (const locale of ["de", "en"]) {
      const titles = [...pages.values()]
        .filter(({ path }) => localeOf(path) === locale)
        .map(({ root }) => root.querySelector("title")?.text);
      expect(titles.length).toBe(new Set(titles).size);
    }
    expect(failing((page) => (attributes(page, 'meta[name="description"]', "content")[0]?.length ?? 0) > 40)).toEqual(
      [],
    );
  });

  it("is its own canonical address, also for share cards", () => {
    expect(
      failing((page) => attributes(page, 'link[rel="canonical"]', "href").join() === site.url + page.path),
    ).toEqual([]);
    expect(
      failing((page) => attributes(page, 'meta[property="og:url"]', "content").join() === site.url + page.path),
    ).toEqual([]);
  });

  it("says what its share picture shows", () => {
    expect(
      failing((page) => {
        const [image = ""] = attributes(page, 'meta[property="og:image"]', "content");
        const [alt = ""] = attributes(page, 'meta[property="og:image:alt"]', "content");
        return (
          (image.startsWith(`${site.url}/share/`) && /^.{3,}\. WAKU Robotics · WAKU Care$/.test(alt)) ||
          `${image} ${alt}`
        );
      }),
    ).toEqual([]);
  });

  it("names its alternates, and they name it: closed clusters with a default", () => {
    const cluster = (page: Shown) =>
      page.root
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")?.slice(site.url.length)}`)
        .join("\n");
    expect(
      failing((page) => {
        const lines = cluster(page).split("\n");
        const [de = "", en = "", fallback] = lines.map((line) => line.split(" ")[1]);
        if (!/^de \/de.*\nen \/en.*\nx-default \/en/.test(lines.join("\n")) || lines.length !== 3)
          return lines.join(", ");
        if (fallback !== en || ![de, en].includes(page.path)) return lines.join(", ");
        const others = [pages.get(de), pages.get(en)].map((other) => other && cluster(other));
        return others.every((other) => other === lines.join("\n")) || "alternates are not reciprocal";
      }),
    ).toEqual([]);
  });

  it("has the alternates of the sitemap and of the language switcher", async () => {
    const sitemap = (await send(site, "/sitemap.xml")).text;
    const listed = new Map(
      [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = "", rest = ""]) => [
        address.slice(site.url.length),
        [...rest.matchAll(/hreflang="(de|en)" href="([^"]+)"/g)].map(([, , href = ""]) => href.slice(site.url.length)),
      ]),
    );
    expect(
      failing((page) => {
        const inHead = ["de", "en"].map((locale) =>
          attributes(page, `link[hreflang="${locale}"]`, "href")[0]?.slice(site.url.length),
        );
        const inSwitcher = ["de", "en"].map((locale) => attributes(page, `a[data-locale="${locale}"]`, "href")[0]);
        const inSitemap = listed.get(page.path) ?? inHead;
        return (
          [inSwitcher, inSitemap].every((paths) => paths.join() === inHead.join()) ||
          [inHead, inSwitcher, inSitemap].join(" ")
        );
      }),
    ).toEqual([]);
  });

  it("has structured data that parses", () => {
    expect(
      failing((page) => {
        for (const script of page.root.querySelectorAll('script[type="application/ld+json"]')) {
          const data: Record<string, unknown> = JSON.parse(script.text);
          if (data["@context"] !== "https://schema.org" || typeof data["@type"] !== "string") return script.text;
        }
        return true;
      }),
    ).toEqual([]);
    const types = (path: string) =>
      pages
        .get(path)
        ?.root.querySelectorAll('script[type="application/ld+json"]')
        .map((script) => String(JSON.parse(script.text)["@type"]));
    expect(types("/de")).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect(types("/en/pricing")).toEqual(expect.arrayContaining(["SoftwareApplication", "BreadcrumbList"]));
    expect(types("/de/company/jobs/serviceingenieur-robotik")).toContain("JobPosting");
    expect(types("/en/magazine/mtbf-mttr-robot-fleets")).toContain("Article");
    expect(types("/en/company/press/spare-part-management")).toContain("NewsArticle");
  });

  it("has no two elements with one id, no image without size and text alternative, no leftover placeholder", () => {
    expect(
      failing(({ root }) => {
        const ids = root.querySelectorAll("[id]").map(({ id }) => id);
        const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
        if (doubled.length > 0) return `ids ${doubled.join()}`;
        const bare = root
          .querySelectorAll("img")
          .filter((image) => ["alt", "width", "height"].some((name) => !image.hasAttribute(name)));
        if (bare.length > 0) return bare.join();
        return /\{(figure|price|term|setting):/.exec(root.querySelector("body")?.text ?? "")?.[0];
      }),
    ).toEqual([]);
  });

  it("has tables with a caption and with heads for every column and row", () => {
    expect(
      failing(({ root }) => {
        for (const table of root.querySelectorAll("main table")) {
          if (!table.querySelector("caption")?.text.trim()) return `no caption: ${table.text.slice(0, 80)}`;
          const heads = table.querySelectorAll("th");
          const odd = heads.find((head) => !head.text.trim() || !head.hasAttribute("scope"));
          if (odd) return `an empty head or one of nothing: ${odd}`;
          const bare = table.querySelectorAll("tbody tr").find((row) => !row.querySelector('th[scope="row"]'));
          if (bare) return `a row without a head: ${bare}`;
        }
        // Where nothing scrolls, there is no stop for the keyboard; scripts add it where something does.
        return root.querySelector(".table-frame[tabindex], .table-frame[role]") === null;
      }),
    ).toEqual([]);
  });

  it("loads nothing from elsewhere and starts no script before the first paint", () => {
    expect(
      failing(({ root }) => {
        const foreign = root
          .querySelectorAll("script[src], link[rel=stylesheet], link[rel=preload], img, iframe, source, video, audio")
          .flatMap((element) => [
            ...["src", "href"].flatMap((name) => element.getAttribute(name) ?? []),
            // Addresses of a set are followed by their widths.
            ...(element.getAttribute("srcset")?.split(/\s+\d+w,?\s*/) ?? []).filter(Boolean),
          ])
          .filter((address) => !address.startsWith("/") || address.startsWith("//"));
        if (foreign.length > 0) return foreign.join();
        if (root.querySelector('link[rel="modulepreload"], script[src], script[type="module"]'))
          return "a script in the first response";
        return (
          root.querySelectorAll("[onclick], [onload], [onerror], [onsubmit]").length === 0 || "an inline event handler"
        );
      }),
    ).toEqual([]);
  });

  it("has a Markdown twin that both name, and that search engines do not show", () => {
    expect(
      failing(({ path, root, headers, twin }) => {
        const link = root.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute("href");
        const {
          "content-type": type,
          "x-robots-tag": robots,
          link: canonical,
          "cache-control": lifetime,
        } = twin.headers;
        const said = [twin.status, type, robots, canonical, link, headers.link, lifetime === headers["cache-control"]];
        const expected = [
          200,
          "text/markdown; charset=utf-8",
          "noindex",
          `<${site.url}${path}>; rel="canonical"`,
          `${site.url}${path}.md`,
          `<${path}.md>; rel="alternate"; type="text/markdown"`,
          true,
        ];
        return said.join() === expected.join() || said.join();
      }),
    ).toEqual([]);
  });

  it("says in its twin what it says itself, and nothing that is no text", () => {
    const wrong = [...pages.values(), ...robotPages].flatMap(({ path, root, twin }) => {
      const main = root.querySelector("main");
      if (!main) return `${path}: no main part`;
      const missing = missingParts(pageParts(main, site.url + path), markdownParts(twin.text));
      const odd = [
        /^ *(?:[-*]|\d+\.) *$/m,
        /undefined|\[object|\u00AD|\]\(\)|\[\]\(|\*{4}/,
        /^(.{12,})\n\n\1$/m,
      ].flatMap((pattern) => pattern.exec(twin.text)?.[0] ?? []);
      return [...missing, ...odd].map((complaint) => `${path}: ${complaint}`);
    });
    expect(wrong).toEqual([]);
  });

  it("calls no field wrong before anything was entered, as Firefox does with required ones that nobody validates", () => {
    expect(failing((page) => attributes(page, "form[novalidate] [required]", "name").join() || true)).toEqual([]);
    expect(failing((page) => attributes(page, 'footer [aria-required="true"]', "name").join() === "email")).toEqual([]);
  });

  it("has what its painting waits for", () => {
    expect(
      failing((page) => {
        const marks = attributes(page, 'link[rel="expect"]', "href");
        return marks.every((mark) => page.root.querySelector(`main ${mark}`)) || marks.join();
      }),
    ).toEqual([]);
  });

  it("opens other sites in a way that gives them no window", () => {
    expect(
      failing(({ root }) =>
        root.querySelectorAll('a[target="_blank"]').every((link) => link.getAttribute("rel")?.includes("noopener")),
      ),
    ).toEqual([]);
  });
});

describe("lists of everything", () => {
  it.each(["de", "en"])("all downloads stand in one list, %s", (locale) => {
    const list = pages.get(`/${locale}/robot-journey`)?.root.querySelector("#downloads");
    const listed = new Set(list?.querySelectorAll("a").map((link) => link.getAttribute("href")));
    const own = [...pages.values()].filter(({ path }) => localeOf(path) === locale);
    const files = own.flatMap((page) =>
      attributes(page, "main a[href]", "href").filter((href) =>
        /^\/media\/|\/jobs\/.*\.pdf$|\/magazine\/.*\.csv$/.test(href),
      ),
    );
    const whitepapers = own.flatMap(({ path, root }) =>
      root.querySelector('form input[name="form"][value="whitepaper"]') ? [path] : [],
    );
    expect(whitepapers.length).toBeGreaterThan(1);
    expect(files.length).toBeGreaterThan(5);
    expect([...files, ...whitepapers].filter((href) => !listed.has(href))).toEqual([]);
  });

  it.each(["de", "en"])("the newest article stands apart from all, %s", (locale) => {
    const root = pages.get(`/${locale}/magazine`)?.root;
    const [latest, all] = (root?.querySelectorAll("main section") ?? []).filter((section) =>
      section.querySelector("h2 ~ *, header + *, header + ol"),
    );
    const links = (section?: HTMLElement) =>
      section?.querySelectorAll("h3 a").map((link) => link.getAttribute("href")) ?? [];
    expect(latest?.querySelector("h2")?.text).toBe(locale === "de" ? "Neu" : "Latest");
    expect(links(latest)).toHaveLength(1);
    expect(links(all).length).toBeGreaterThan(3);
    expect(links(all)[0]).toBe(links(latest)[0]);
  });
});

describe("pages that are no documents", () => {
  it.each(["/de/page", "/en/booking?token=x"])("%s has a share picture that exists", async (path) => {
    const root = parse((await send(site, path)).text);
    const image = root.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    expect((await send(site, image.slice(site.url.length))).status).toBe(200);
  });
});

describe("steps of a flow, and pages for one visitor", () => {
  const steps = [
    "thank-you",
    "thank-you?form=contact",
    "thank-you?form=nope",
    "newsletter?confirm=x",
    "newsletter?unsubscribe=",
    "newsletter?preferences=x",
    "booking",
    "booking?token=x",
    "roi-calculator?company=Acme",
  ];

  it.each(steps.flatMap((step) => ["de", "en"].map((locale) => `/${locale}/${step}`)))(
    "%s is nothing for search engines, and leads on",
    async (path) => {
      const { text, headers } = await send(site, path);
      const root = parse(text);
      expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
      expect(root.querySelector("title")?.text).toMatch(/.{8,} \| WAKU Care$/);
      expect(root.querySelectorAll("h1").map((heading) => heading.text.length > 4)).toEqual([true]);
      expect(root.querySelector("main a[href]"), "a way on").not.toBeNull();
      if (path.includes("?")) expect(headers["cache-control"]).toMatch(/private|no-store/);
      // Nothing that one visitor sees is announced, or to be had, as text for machines.
      if (headers["cache-control"] === "no-store") {
        expect(headers.link).toBeUndefined();
        expect(root.querySelector('link[type="text/markdown"]')).toBeNull();
      }
    },
  );

  it("do not thank anybody who has sent nothing", async () => {
    for (const locale of ["de", "en"])
      for (const query of ["", "?form=nope", "?form=toString"]) {
        const main = parse((await send(site, `/${locale}/thank-you${query}`)).text).querySelector("main");
        expect(main?.text).not.toMatch(/Danke|angekommen, |ist da|Thank|has arrived/);
        expect(main?.querySelector(`a[href="/${locale}/contact"]`)).not.toBeNull();
        // Nor does the way to the page say that something has arrived.
        expect(main?.querySelector('nav [aria-current="page"]')?.text).toMatch(
          /^(Noch nichts gesendet|Nothing sent yet)$/,
        );
      }
  });
});

/** A page with its title and main heading. */
async function head(path: string) {
  const answer = await send(site, path);
  const root = parse(answer.text);
  return { ...answer, root, title: root.querySelector("title")?.text, h1: root.querySelector("h1")?.text };
}

describe("the calculator made out to a company", () => {
  it.each([
    ["/de/roi-calculator", "Was Müller & Söhne im Jahr einsparen kann"],
    ["/en/roi-calculator", "What Müller & Söhne could save per year"],
  ])("%s has its name in title and heading, for this visitor alone", async (path, title) => {
    const company = encodeURIComponent("\u200bMüller &  Söhne\u00ad ");
    const page = await head(`${path}?company=${company}`);
    expect(page.title).toBe(`${title} | WAKU Care`);
    expect(page.h1).toBe(title);
    expect(page.root.querySelectorAll("h2").filter((heading) => heading.text === page.h1)).toEqual([]);
    expect([page.headers.etag, page.headers["cache-control"]]).toEqual([undefined, "private, max-age=0"]);
    expect(page.root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(site.url + path);
    expect((await head(path)).text).not.toContain("Müller");
  });

  it.each(["<b>x</b>", "a\u202etxt", "x".repeat(81), "https://evil.example", '"onload="x'])(
    "%j is no name: the page for everybody",
    async (company) => {
      const page = await head(`/de/roi-calculator?company=${encodeURIComponent(company)}`);
      const plain = await head("/de/roi-calculator");
      expect([page.title, page.h1]).toEqual([plain.title, plain.h1]);
      expect(page.root.querySelector("main")?.text).not.toContain(company);
    },
  );
});

describe("a tool's form that cannot be used", () => {
  it.each([
    ["/de/roi-calculator?notation=de&employees=zehn", "Fehler: "],
    ["/en/roi-calculator?notation=en&wage=-1", "Error: "],
    ["/de/pricing?devices=", "Fehler: "],
    ["/en/pricing?devices=many", "Error: "],
    ["/de/robots?payload-min=abc", "Fehler: "],
    ["/en/robots?payload-min=5%20mph", "Error: "],
  ])("%s says so first in the title", async (path, mark) => {
    const plain = await head(path.replace(/\?.*/, ""));
    const page = await head(path);
    expect(page.title).toBe(mark + plain.title);
    expect(page.root.querySelector("[aria-invalid]")).not.toBeNull();
  });
});

describe("what the browser does not draw again", () => {
  const jsonLd = /<script type="application\/ld\+json">[^<]*<\/script>/g;
  const region = 'main [data-static-region="page"]';

  /** The last longer paragraph, in letters that no encoding changes. */
  const paragraph = ({ root }: Shown) =>
    root
      .querySelectorAll(`${region} p`)
      .map(({ innerHTML }) => innerHTML.trim())
      .findLast((text) => /^[\w ,.:;]{60,}$/.test(text));

  it("stands in a document once, as markup", async () => {
    const isDrawn = ({ root }: Shown) => root.querySelector(region) !== null;
    const twice = failing((page) => {
      const text = paragraph(page);
      return !text || page.text.slice(page.text.indexOf("<body")).replace(jsonLd, "").split(text).length === 2 || text;
    });
    expect(twice).toEqual([]);
    expect([...pages.values()].filter(isDrawn).length).toBeGreaterThan(200);
  });

  it("comes as data for client navigation", async () => {
    for (const path of ["/en/privacy", "/en/features/live-map", "/en/magazine/mtbf-mttr-robot-fleets"]) {
      const text = paragraph(pages.get(path) as Shown) ?? "no paragraph";
      expect((await send(site, `${path}.data`)).text).toContain(text);
    }
  });
});

describe("the register of standards and laws", () => {
  const file = resolve(import.meta.dirname, "../../../content/shared/standards.yaml");
  const standards = load(readFileSync(file, "utf8")) as Record<string, { mentions: string[] }>;
  const plainly = (text: string) => text.replaceAll("\u00a0", " ");

  it.each(["/de/page/normen-und-recht", "/en/page/standards-and-law"])("is complete on %s", (path) => {
    const rows = pages.get(path)?.root.querySelectorAll("tbody tr") ?? [];
    expect(rows.map((row) => row.id).sort()).toEqual(Object.keys(standards).sort());
  });

  it.each(["/de/page/normen-und-recht", "/en/page/standards-and-law"])(
    "leads from %s to pages that name it",
    (path) => {
      const links = pages.get(path)?.root.querySelectorAll("#vda-5050 a") ?? [];
      const hrefs = links.map((link) => link.getAttribute("href") ?? "");
      const naming = [...pages.values()].filter(
        (page) => localeOf(page.path) === localeOf(path) && /VDA[ -]5050/.test(plainly(page.text)),
      );
      expect(hrefs.length).toBeGreaterThan(10);
      expect(hrefs.filter((href) => !naming.some((page) => page.path === href))).toEqual([]);
    },
  );
});

describe("links", () => {
  it("lead to pages of the same language, to anchors that exist, and to files that are there", async () => {
    const files = new Map<string, Promise<number>>();
    // Too many to be walked through here; test/robots.test.ts looks at some of each kind.
    const robots = (await send(site, "/sitemap-robots.xml")).text;
    const complaints = new Set<string>();
    for (const page of pages.values())
      for (const link of page.root.querySelectorAll("a[href], form[action]")) {
        const written = link.getAttribute("href") ?? link.getAttribute("action") ?? "";
        if (/^(https:|tel:|mailto:)/.test(written)) continue;
        const url = new URL(written, site.url + page.path);
        const path = url.pathname;
        const where = `${page.path} → ${written}`;
        if (url.origin !== site.url) complaints.add(where);
        if (/\.[a-z]+$/.test(path)) {
          const status = files.get(path) ?? send(site, path).then((answer) => answer.status);
          files.set(path, status);
          if ((await status) !== 200) complaints.add(`${where} (${await status})`);
          continue;
        }
        if (robots.includes(`<loc>${site.url}${path}</loc>`) && localeOf(path) === localeOf(page.path)) continue;
        const target = pages.get(path);
        if (!target) complaints.add(`${where} (no page)`);
        else if (localeOf(path) !== localeOf(page.path) && !link.hasAttribute("data-locale"))
          complaints.add(`${where} (other language)`);
        else if (url.hash && !target.root.querySelector(`[id="${decodeURIComponent(url.hash.slice(1))}"]`))
          complaints.add(`${where} (no anchor)`);
      }
    expect([...complaints]).toEqual([]);
  });

  it("lead to one place where they are called the same", () => {
    expect(
      failing(({ root }) => {
        const targets = new Map<string, Set<string>>();
        for (const link of root.querySelectorAll("a[href]")) {
          const target = new URL(link.getAttribute("href") ?? "", site.url);
          const places = targets.get(nameOf(link)) ?? new Set();
          // The same page with fields filled in is the same place.
          targets.set(nameOf(link), places.add(target.origin + target.pathname + target.hash));
        }
        const twofold = [...targets].filter(([, places]) => places.size > 1);
        return (
          twofold.length === 0 || twofold.map(([name, places]) => `${name} → ${[...places].join(", ")}`).join("; ")
        );
      }),
    ).toEqual([]);
  });

  it("reach every page from the start page", () => {
    for (const locale of ["de", "en"]) {
      const reached = new Set([`/${locale}`]);
      for (const path of reached)
        for (const href of attributes(pages.get(path) as Shown, "a[href]", "href")) {
          const target = href.replace(/[?#].*/, "");
          if (pages.has(target) && localeOf(target) === locale) reached.add(target);
        }
      const lost = [...pages.keys()].filter((path) => localeOf(path) === locale && !reached.has(path));
      // Reached after sending a form; the list of plain pages is an address for people who shorten one.
      expect(lost.filter((path) => !/\/(thank-you|page)$/.test(path))).toEqual([]);
    }
  });
});
