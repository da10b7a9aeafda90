import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip, gunzipSync } from "node:zlib";
import type { Tag } from "@waku/content";
import { LRUCache } from "lru-cache";
import { twinAddress } from "../app/seo/twin-address";
import { compress } from "./compress";
import { acceptedEncoding, type Encoding } from "./encoding";

const unpackGzip = promisify(gunzip);

/** A cached page older than this is served once more while a fresh one is made (the copyright year, for one). */
const freshMs = 60 * 60 * 1000;

/** What the cache has done so far, and holds now. */
export type PageCacheCounts = { hits: number; stored: number; pages: number; bytes: number };

/** What a page was made from, and for how long and for which queries it is right. */
export type Made = {
  tags: ReadonlySet<Tag>;
  /** The cache's generation when its rendering began. */
  generation: number;
  /** From this time on it says something that is no longer true, and must not be served. */
  expiresAt?: number;
  /** Names of the parameters that it reads: with none of them in the query, the page is the same. */
  parameters?: ReadonlySet<string>;
};

/** A response ready to be sent: compressed bodies, headers complete for every encoding. */
type CachedPage = {
  etag: string;
  bodies: Bodies;
  heads: Record<Encoding, Record<string, string>>;
  tags: ReadonlySet<Tag>;
  parameters: ReadonlySet<string>;
  renderedAt: number;
  expiresAt: number;
};
/** The plain text is not kept, it is three quarters of a page; the few who want it get it unpacked. */
type Bodies = { br: Bytes; gzip: Bytes };
type Bytes = Buffer<ArrayBuffer>;

/** How pages are compressed in the end; the first visitor always gets them quickly. */
export type PageCompression = "best" | "quick";

/**
 * Rendered pages by path. Only full paths without query are keys, only responses that depend on nothing but
 * the path are stored; a page is dropped when a document it was made from changes.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Grows with every invalidation, so that a page rendered from older content is not stored. */
  #generation = 0;
  #lastEviction = Number.NEGATIVE_INFINITY;
  #hits = 0;
  #stored = 0;
  /** Compressions with best effort, one after the other, so that they never take more than one core. */
  #improving: Promise<void> = Promise.resolve();

  readonly #compression: PageCompression;

  /** @param compression `best`: what was stored is compressed once more in the background, which takes a tenth of a second */
  constructor(maxBytes: number, compression: PageCompression = "best") {
    this.#compression = compression;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (_page, _path, reason) => {
        if (reason === "evict") this.#lastEviction = Date.now();
      },
    });
  }

  /** Whether pages were let go lately for want of room: whoever asks for one after the other has each made again. */
  get isShort(): boolean {
    return Date.now() - this.#lastEviction < freshMs;
  }

  get generation(): number {
    return this.#generation;
  }

  /**
   * Answers from the cache before any framework code runs.
   * @returns whether the request was answered, and whether the page should be rendered anew
   */
  answer(request: IncomingMessage, response: ServerResponse): { isAnswered: boolean; isStale?: boolean } {
    if (request.method !== "GET" && request.method !== "HEAD") return { isAnswered: false };
    const page = this.#pages.get(request.url ?? "");
    if (!page || Date.now() >= page.expiresAt) return { isAnswered: false };
    this.#hits++;
    send(page, request, response);
    return { isAnswered: true, isStale: isStale(page) };
  }

  /**
   * A page as the answer to the request that had it rendered; undefined when it is not in the cache.
   * @param ifNoneMatch where the answer may be that the asker has the page already
   */
  response(path: string, acceptEncoding: string | null, ifNoneMatch?: string | null): Response | undefined {
    const page = this.#pages.get(path);
    if (!page || Date.now() >= page.expiresAt) return undefined;
    const encoding = acceptedEncoding(acceptEncoding ?? undefined);
    const head = page.heads[encoding];
    if (matches(ifNoneMatch ?? undefined, page.etag))
      return new Response(null, { status: 304, headers: unsized(head) });
    return new Response(bodyOf(page, encoding), { headers: head });
  }

  /** Text and headers of a page, and what it was made from; undefined when it is not in the cache. */
  page(path: string) {
    const page = this.#pages.get(path);
    if (!page || Date.now() >= page.expiresAt) return undefined;
    const { parameters, heads, bodies, tags, expiresAt } = page;
    const text = async () => (await unpackGzip(bodies.gzip)).toString();
    return { parameters, headers: heads.identity, text, tags, expiresAt, generation: this.#generation };
  }

  /** Stores a finished page in every encoding, unless content changed since its rendering began. */
  async store(
    path: string,
    body: Bytes,
    headers: Record<string, string>,
    { tags, generation, expiresAt = Number.POSITIVE_INFINITY, parameters = new Set() }: Made,
  ): Promise<void> {
    const bodies = await compressAll(body, "quick");
    if (generation !== this.#generation) return;
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const heads = headsFor(bodies, body.length, headers, etag);
    const page = { etag, bodies, heads, tags, parameters, renderedAt: Date.now(), expiresAt };
    this.#pages.set(path, page);
    // What was made from the former page goes with it.
    this.#pages.delete(twinAddress(path));
    this.#stored++;
    if (this.#compression === "quick") return;
    this.#improving = this.#improving.then(async () => {
      if (this.#pages.peek(path) !== page) return;
      const plain = await unpackGzip(bodies.gzip);
      const smaller = await compressAll(plain, "best");
      if (this.#pages.peek(path) !== page) return;
      const smallerHeads = headsFor(smaller, plain.length, headers, etag);
      this.#pages.set(path, { ...page, bodies: smaller, heads: smallerHeads });
    });
  }

  counts(): PageCacheCounts {
    const { size, calculatedSize } = this.#pages;
    return { hits: this.#hits, stored: this.#stored, pages: size, bytes: calculatedSize };
  }

  /** Resolves when every page stored so far is compressed with best effort. */
  async improved(): Promise<void> {
    await this.#improving;
  }

  /** Drops every page made from one of the tags. */
  invalidate(tags: Iterable<Tag>): void {
    this.#generation++;
    const changed = new Set(tags);
    for (const [path, page] of this.#pages) if (!page.tags.isDisjointFrom(changed)) this.#pages.delete(path);
  }
}

async function compressAll(body: Bytes, effort: "quick" | "best"): Promise<Bodies> {
  const [br, gz] = await Promise.all([compress(body, "br", effort), compress(body, "gzip", effort)]);
  return { br, gzip: gz };
}

function headsFor(
  { br, gzip: gz }: Bodies,
  plainLength: number,
  headers: Record<string, string>,
  etag: string,
): CachedPage["heads"] {
  const head = (encoding: keyof Bodies, { length }: Bytes) => ({
    ...headers,
    ETag: etag.replace(/"$/, `-${encoding}"`),
    "Content-Length": String(length),
    "Content-Encoding": encoding,
  });
  return {
    br: head("br", br),
    gzip: head("gzip", gz),
    identity: { ...headers, ETag: etag, "Content-Length": String(plainLength) },
  };
}

function bodyOf({ bodies }: CachedPage, encoding: Encoding): Bytes {
  return encoding === "identity" ? gunzipSync(bodies.gzip) : bodies[encoding];
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const head = page.heads[encoding];
  if (matches(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, unsized(head)).end();
    return;
  }
  response.writeHead(200, head);
  response.end(request.method === "HEAD" ? undefined : bodyOf(page, encoding));
}

/** Headers for an answer without a body. */
function unsized({ "Content-Length": _, "Content-Encoding": __, ...headers }: Record<string, string>) {
  return headers;
}

/** `If-None-Match` compares weakly (RFC 9110): the encoding's suffix does not matter. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = etag.slice(1, -1);
  return header.split(",").some((part) => {
    const tag = part.trim().replace(/^W\//, "").replaceAll('"', "");
    return tag === "*" || tag === opaque || tag === `${opaque}-br` || tag === `${opaque}-gzip`;
  });
}

/** Beyond its time, or rendered by a clock that has been set back since. */
function isStale({ renderedAt }: CachedPage): boolean {
  const age = Date.now() - renderedAt;
  return age < 0 || age > freshMs;
}

function sizeOf({ bodies }: CachedPage): number {
  return bodies.br.length + bodies.gzip.length + 8192;
}
