import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Tag } from "@waku/content";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { send } from "../test/send";
import { acceptedEncoding } from "./encoding";
import { PageCache } from "./page-cache";

const page = `<!doctype html><p>${"Störung behoben. ".repeat(200)}</p>`;
const headers = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding" };

let cache: PageCache;
let server: Server;
let site: { port: number };
let stale: string[];

/** A real server that answers from the cache, and 404 for everything else. */
beforeEach(async () => {
  cache = new PageCache(1024 * 1024);
  stale = [];
  server = createServer((request, response) => {
    const { isAnswered, isStale } = cache.answer(request, response);
    if (isStale) stale.push(request.url ?? "");
    if (!isAnswered) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  site = { port: (server.address() as AddressInfo).port };
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

function store(path: string, tags: Tag[] = [], generation = cache.generation): Promise<void> {
  return cache.store(path, Buffer.from(page), headers, { tags: new Set(tags), generation });
}

describe("page cache", () => {
  it("sends what the client decodes, with matching headers", async () => {
    await store("/de");
    const plain = await send(site, "/de");
    expect(plain.text).toBe(page);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const brotli = await send(site, "/de", { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    const gzip = await send(site, "/de", { headers: { "Accept-Encoding": "gzip" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers).toMatchObject({ vary: "Accept-Encoding", "content-type": headers["Content-Type"] });
      expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
    }
    // A validator belongs to one encoding (RFC 9110, section 8.8.3).
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each(["best", "quick"] as const)(
    "compresses once more in the background only where it is to: %s",
    async (compression) => {
      cache = new PageCache(1024 * 1024, compression);
      const words = Array.from({ length: 3000 }, (_, index) => `Störung ${(index * 7919) % 1013} behoben.`).join(" ");
      await cache.store("/de", Buffer.from(words), headers, { tags: new Set(), generation: cache.generation });
      const ask = () => send(site, "/de", { headers: { "Accept-Encoding": "br" } });
      const first = await ask();
      await cache.improved();
      const then = await ask();
      expect(brotliDecompressSync(then.body).toString()).toBe(words);
      expect(then.headers.etag).toBe(first.headers.etag);
      expect(then.body.length < first.body.length).toBe(compression === "best");
    },
  );

  it("answers a rule, too, with nothing for those who have the page", async () => {
    await store("/de");
    const first = cache.response("/de", "br");
    const etag = first?.headers.get("etag") ?? "";
    const again = cache.response("/de", "br", etag);
    expect([first?.status, again?.status, again?.headers.get("etag")]).toEqual([200, 304, etag]);
    expect([await again?.text(), again?.headers.get("content-encoding")]).toEqual(["", null]);
    expect(cache.response("/de", "br", '"other"')?.status).toBe(200);
  });

  it("lets a twin go when its page is made anew", async () => {
    await store("/de");
    await store("/de.md");
    await store("/en");
    expect(cache.page("/de.md")).toBeDefined();
    await store("/de");
    expect([cache.page("/de"), cache.page("/de.md")].map((page) => page !== undefined)).toEqual([true, false]);
  });

  it("answers HEAD with the headers of GET and no body", async () => {
    await store("/de");
    const get = await send(site, "/de");
    const head = await send(site, "/de", { method: "HEAD" });
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it("answers 304 without body when the client's copy is current", async () => {
    await store("/de");
    const { etag = "" } = (await send(site, "/de", { headers: { "Accept-Encoding": "br" } })).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await send(site, "/de", { headers: { "If-None-Match": known, "Accept-Encoding": "br" } });
      expect(answer.status, known).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers["content-length"]).toBeUndefined();
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await send(site, "/de", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it("has the same ETag for the same bytes and another for others", async () => {
    await store("/de");
    await store("/en");
    await cache.store("/other", Buffer.from("other"), headers, { tags: new Set(), generation: cache.generation });
    const etag = async (path: string) => (await send(site, path)).headers.etag;
    expect(await etag("/de")).toBe(await etag("/en"));
    expect(await etag("/other")).not.toBe(await etag("/de"));
  });

  it("knows full paths only: no query, no other spelling, no other method", async () => {
    await store("/de/pricing");
    for (const path of ["/de/pricing?x=1", "/de/pricing?", "/de/pricing/", "/DE/pricing", "/de"])
      expect((await send(site, path)).status, path).toBe(404);
    expect((await send(site, "/de/pricing", { method: "POST" })).status).toBe(404);
  });

  it("drops the pages made from a changed document and keeps the others", async () => {
    await store("/de/magazine", ["globals.site", "en/magazine", "en:collection:article[]"]);
    await store("/de/magazine/a", ["globals.site", "en:article:a.title"]);
    await store("/de/pricing", ["globals.site", "en:page:pricing.page"]);
    cache.invalidate(["en:article:a.title", "en:collection:article[]"]);
    const statuses = ["/de/magazine", "/de/magazine/a", "/de/pricing"].map(
      async (path) => (await send(site, path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    cache.invalidate(["globals.site"]);
    expect((await send(site, "/de/pricing")).status).toBe(404);
  });

  it("does not store a page that was rendered from content older than the last change", async () => {
    const { generation } = cache;
    cache.invalidate(["globals.site"]);
    await store("/de", ["en:page:start.page"], generation);
    expect((await send(site, "/de")).status).toBe(404);
  });

  it("does not store a page when content changes while it is compressed", async () => {
    const storing = store("/de", ["en:page:start.page"]);
    cache.invalidate(["en:page:start.page"]);
    await storing;
    expect((await send(site, "/de")).status).toBe(404);
  });

  it("serves an old page and asks for a fresh one after an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await store("/de");
    vi.advanceTimersByTime(60 * 60 * 1000);
    await send(site, "/de");
    expect(stale).toEqual([]);
    vi.advanceTimersByTime(1);
    expect((await send(site, "/de")).status).toBe(200);
    expect(stale).toEqual(["/de"]);
  });

  it("stays within its memory, oldest unused pages first", async () => {
    cache = new PageCache(20_000);
    const incompressible = () => randomBytes(2500);
    for (const path of ["/a", "/b", "/c"])
      await cache.store(path, incompressible(), headers, { tags: new Set(), generation: cache.generation });
    expect((await send(site, "/a")).status).toBe(404);
    expect((await send(site, "/c")).status).toBe(200);
  });
});

describe("encoding", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0 , gzip;q=0.5", "gzip"],
    ["br;q=0,gzip;q=0", "identity"],
    ["br;q=0.1", "br"],
    ["deflate", "identity"],
    ["identity", "identity"],
    ["*", "identity"],
    ["", "identity"],
    [undefined, "identity"],
    ["brotli", "identity"],
  ])("%s → %s", (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});
