import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Tag } from "@waku/content";
import { LRUCache } from "lru-cache";
import { acceptedEncoding, type Encoding } from "./encoding";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A cached page older than this is served once more while a fresh one is made (the copyright year, for one). */
const freshMs = 60 * 60 * 1000;

/** A response ready to be sent: body in every encoding, headers complete. */
type CachedPage = {
  etag: string;
  bodies: Record<Encoding, Buffer>;
  heads: Record<Encoding, Record<string, string | number>>;
  tags: ReadonlySet<Tag>;
  renderedAt: number;
};

/**
 * Rendered pages by path. Only full paths without query are keys, only responses that depend on nothing but
 * the path are stored; a page is dropped when a document it was made from changes.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Grows with every invalidation, so that a page rendered from older content is not stored. */
  #generation = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
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
    if (!page) return { isAnswered: false };
    send(page, request, response);
    return { isAnswered: true, isStale: Date.now() - page.renderedAt > freshMs };
  }

  /** Stores a finished page in every encoding, unless content changed since its rendering began. */
  async store(
    path: string,
    body: Buffer,
    headers: Record<string, string>,
    tags: ReadonlySet<Tag>,
    generation: number,
  ): Promise<void> {
    const [br, gz] = await Promise.all([
      compressBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      compressGzip(body, { level: 9 }),
    ]);
    if (generation !== this.#generation) return;
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const head = (encoding: Encoding, length: number) => ({
      ...headers,
      ETag: encoding === "identity" ? etag : etag.replace(/"$/, `-${encoding}"`),
      "Content-Length": length,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
    this.#pages.set(path, {
      etag,
      bodies: { br, gzip: gz, identity: body },
      heads: { br: head("br", br.length), gzip: head("gzip", gz.length), identity: head("identity", body.length) },
      tags,
      renderedAt: Date.now(),
    });
  }

  /** Drops every page made from one of the tags. */
  invalidate(tags: Iterable<Tag>): void {
    this.#generation++;
    const changed = new Set(tags);
    for (const [path, page] of this.#pages) if (!page.tags.isDisjointFrom(changed)) this.#pages.delete(path);
  }
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const head = page.heads[encoding];
  if (matches(request.headers["if-none-match"], page.etag)) {
    const { "Content-Length": _, "Content-Encoding": __, ...headers } = head;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, head);
  response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
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

function sizeOf({ bodies }: CachedPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + 4096;
}
