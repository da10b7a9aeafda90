import { connect } from "node:net";
import { type Site, startSite } from "@waku/testing";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingLegalLinks } from "./legal-links";
import { send } from "./send";

/** What comes out of a framework, not out of this site. */
const frameworkWords = /react|router|hono\b|\baction\b|\bloader\b|pages\/|\.tsx|Unexpected Server Error|Error:/i;

const tags = { de: "de-DE", en: "en-US" } as const;
const locales = ["de", "en"] as const;
type Locale = (typeof locales)[number];

type Case = {
  what: string;
  /** Begins below the language, or with a slash where an address has none. */
  path: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  allow?: string;
  /** False for what is refused before the request can be read: it stands by itself. */
  hasFrame?: boolean;
};

const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: urlencoded,
  body: new URLSearchParams(fields).toString(),
});
const files = (path: string, what: string): Case[] =>
  ["POST", "DELETE"].map((method) => ({ what: `${method} ${what}`, path, status: 405, method, allow: "GET, HEAD" }));

const cases: Case[] = [
  { what: "a form that cannot be read", path: "contact", status: 400, method: "POST", body: "hi" },
  {
    what: "a form that breaks off",
    path: "contact",
    status: 400,
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    body: "--x\r\n",
  },
  { what: "a malformed address", path: "%E0%A4%A", status: 400 },
  { what: "a raw backslash", path: "a\\b", status: 400 },
  { what: "a raw backslash with a query", path: "\\evil.example?a=\\", status: 400 },
  { what: "a calculation that cannot be done", path: "roi-calculator.pdf?employees=x", status: 400 },
  {
    what: "a form of another site",
    path: "contact",
    status: 403,
    ...form({ form: "contact" }),
    headers: { ...urlencoded, Origin: "https://evil.example" },
  },
  { what: "an unknown address", path: "nope", status: 404 },
  { what: "a form of another page", path: "contact", status: 404, ...form({ form: "demo" }) },
  { what: "a form nobody knows", path: "contact", status: 404, ...form({ form: "toString" }) },
  { what: "a form to an unknown address", path: "nope", status: 405, ...form({ form: "contact" }), allow: "GET, HEAD" },
  {
    what: "a form to a page without one",
    path: "imprint",
    status: 405,
    ...form({ form: "contact" }),
    allow: "GET, HEAD",
  },
  { what: "a form to an article", path: "magazine", status: 405, ...form({ form: "contact" }), allow: "GET, HEAD" },
  { what: "PUT to a page without a form", path: "imprint", status: 405, method: "PUT", allow: "GET, HEAD" },
  { what: "PUT to a page with a form", path: "contact", status: 405, method: "PUT", allow: "GET, HEAD, POST" },
  { what: "PUT to the appointment page", path: "booking", status: 405, method: "PUT", allow: "GET, HEAD, POST" },
  { what: "TRACE", path: "", status: 405, method: "TRACE", allow: "GET, HEAD" },
  ...files("feed.xml", "a feed"),
  ...files("pricing.pdf", "a PDF"),
  ...files("/sitemap.xml", "the sitemap"),
  ...files("/robots.txt", "robots.txt"),
  ...files("/site.webmanifest", "the manifest"),
  ...files("/share/de/start.png", "a share picture"),
  ...files("/favicon.ico", "the icon"),
  ...files("/media/handbooks/battery-log.csv", "a media file"),
  ...files("/healthz", "a health check"),
  ...files("/form-stamp", "the stamp of forms"),
  ...files("/forms/files/x", "an uploaded file"),
  ...files("/nope", "an unknown address without language"),
  ...files("/", "the root"),
  { what: "a link to an upload that is gone", path: "/forms/files/x", status: 410 },
  {
    what: "a form that is too large",
    path: "contact",
    status: 413,
    ...form({ form: "contact", message: "x".repeat(70_000) }),
  },
  { what: "more parts than any form has", path: "contact", status: 413, method: "POST", ...multipart(300) },
  { what: "an address that is too long", path: `?q=${"x".repeat(5000)}`, status: 414 },
  {
    what: "headers that are too long",
    path: "",
    status: 431,
    headers: { "X-Large": "x".repeat(20_000) },
    hasFrame: false,
  },
  { what: "an address longer than all headers may be", path: `?q=${"x".repeat(20_000)}`, status: 431, hasFrame: false },
];

function multipart(parts: number) {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  return { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: `${part.repeat(parts)}--x--\r\n` };
}

let site: Site;
beforeAll(async () => {
  site = await startSite({ SITE_URL: "https://www.site.test" });
});
afterAll(() => site.stop());

/** What an answer must be, whichever error it tells of. */
function expectErrorPage(answer: Awaited<ReturnType<typeof send>>, locale: Locale, hasFrame: boolean) {
  const { headers, text } = answer;
  const page = parse(text);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.querySelector("html")?.getAttribute("lang")).toBe(tags[locale]);
  expect(page.querySelector("title")?.text).toMatch(/.{8,} \| WAKU Care$/);
  expect(page.querySelector("h1")?.text.length).toBeGreaterThan(8);
  expect(page.querySelector(`main a[href="/${locale}"]`), "a way on").not.toBeNull();
  const words = page.querySelector("main")?.text ?? "";
  expect(words).not.toMatch(frameworkWords);
  // Scripts hold the texts of the page, too.
  expect(text).not.toMatch(/did not provide|No route matches|Unexpected Server Error/);
  if (hasFrame) {
    expect(missingLegalLinks(page, locale)).toEqual([]);
    for (const part of ["header nav", `a[data-locale="${locale}"]`])
      expect(page.querySelector(part), part).not.toBeNull();
  }
  expect(headers).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "x-robots-tag": expect.stringContaining("noindex"),
    "x-content-type-options": "nosniff",
    "referrer-policy": expect.any(String),
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-site",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(headers).not.toHaveProperty("x-powered-by");
}

describe.each(locales)("an error in the language of the address: %s", (locale) => {
  it.each(cases)("$status: $what", async ({ path, status, hasFrame = true, allow, headers, ...request }) => {
    const address = path.startsWith("/")
      ? path
      : path === "" || path.startsWith("?")
        ? `/${locale}${path}`
        : `/${locale}/${path}`;
    // The other language, to see that the address decides; where it names none, the browser does.
    const accepted = path.startsWith("/") ? locale : locale === "de" ? "en" : "de";
    const own: Record<string, string> = request.method === "POST" ? { Origin: "https://www.site.test" } : {};
    const answer = await send(site, address, {
      ...request,
      headers: { "Accept-Language": accepted, ...own, ...headers },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe(allow);
    expectErrorPage(answer, locale, hasFrame);
  });

  it("a way to the same in the other language exists", async () => {
    const { text } = await send(site, `/${locale}/contact`, { method: "PUT" });
    for (const link of parse(text).querySelectorAll("a[data-locale]"))
      expect((await send(site, link.getAttribute("href") ?? "")).status).toBe(200);
  });
});

it("every 405 tells what is allowed, built files included", async () => {
  const stylesheet = /data-stylesheet="([^"]+)"/.exec((await send(site, "/de")).text)?.[1] ?? "";
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
    for (const path of [stylesheet, "/de", "/de/nope", "/", "/robots.txt"]) {
      const { status, headers } = await send(site, path, { method });
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
    }
});

describe("what is no request", () => {
  it.each([
    ["no Host", "GET /de HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["an invalid length", "POST /de/contact HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400],
    ["a control character", "GET /de HTTP/1.1\r\nHost: a\r\nCookie: locale=\u0001\r\n\r\n", 400],
    ["nonsense", "NONSENSE\r\n\r\n", 400],
  ])("%s gets the site's own page", async (_, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(answer).toMatch(/<html lang="(de-DE|en-US)"/);
    expect(answer).toMatch(/<title>[^<]{8,} \| WAKU Care<\/title>/);
  });

  it("an invalid Host is no error: nothing is derived from it", async () => {
    expect(await raw("GET /de HTTP/1.1\r\nHost: a b\\c\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("when rendering fails", () => {
  /** Loaded into the process: the links in the foot of every page cannot be drawn. */
  const failing = `data:text/javascript,${encodeURIComponent(`
    const original = Array.prototype.map;
    Array.prototype.map = function (...given) {
      if (/ LinkList /.test(new Error().stack)) throw new Error("broken on purpose");
      return original.apply(this, given);
    };
  `)}`;

  let broken: Site;
  beforeAll(async () => {
    broken = await startSite({ SITE_URL: "https://www.site.test" }, { nodeFlags: ["--import", failing] });
  });
  afterAll(() => broken.stop());

  it.each(locales)("the last page needs no renderer: %s", async (locale) => {
    for (const [path, method, status] of [
      [`/${locale}`, "GET", 500],
      [`/${locale}/contact?x=1`, "GET", 500],
      [`/${locale}/contact`, "PUT", 405],
    ] as const) {
      const answer = await send(broken, path, { method });
      expect([path, answer.status]).toEqual([path, status]);
      expectErrorPage(answer, locale, false);
    }
    expect((await send(broken, `/${locale}`)).text).toContain(locale === "de" ? "Kennung: " : "Reference: ");
  });
});

describe("when the thread that makes files fails", () => {
  /** Loaded into the process and its threads: what some companies ask for ends the thread that makes files. */
  const failing = `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    const listen = parentPort?.on;
    if (parentPort) parentPort.on = (name, listener) => listen.call(parentPort, name, (job) => {
      const text = JSON.stringify(job);
      if (text.includes("Exception Ltd")) throw new Error("broken on purpose");
      if (text.includes("Memory Ltd")) for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
      if (text.includes("Endless Ltd")) for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      return listener(job);
    });
  `)}`;

  let broken: Site;
  beforeAll(async () => {
    const settings = { SITE_URL: "https://www.site.test", FILE_TIME_LIMIT_S: "30" };
    broken = await startSite(settings, { nodeFlags: ["--import", failing] });
  });
  afterAll(() => broken.stop());

  it.each([
    ["Exception Ltd", "de", "broken on purpose"],
    ["Memory Ltd", "en", "memory limit"],
    ["Endless Ltd", "de", "not made within 30 s"],
  ] as const)("%s: its visitors are told, all others get pages and files", async (company, locale, reason) => {
    const path = `/${locale}/roi-calculator.pdf?company=${encodeURIComponent(company)}`;
    const failed = [send(broken, path), send(broken, path)];
    const others = ["/en/pricing", `/${locale}/pricing.pdf?devices=20`, `/share/${locale}/contact.png`];
    const answers = others.map((other) => send(broken, other));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of await Promise.all(failed)) {
      expect(answer.status).toBe(500);
      expectErrorPage(answer, locale, true);
      const reference = /(?:Kennung|Reference): (\w+)/.exec(answer.text)?.[1] ?? "none";
      const line = broken
        .output()
        .split("\n")
        .find((entry) => entry.includes(`"requestId":"${reference}"`));
      expect(line).toContain(reason);
    }
    expect((await send(broken, `/${locale}/roi-calculator.pdf`)).status).toBe(200);
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
