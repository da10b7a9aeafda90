import type { Tag } from "@waku/content";
import { twinAddress } from "../../app/seo/twin-address";
import type { PageCache } from "../page-cache";
import type { PageAnswers } from "../render/page-answers";
import type { Visit } from "../render/page-renderer";
import { tooBusy } from "../rules/refusal";
import { closedPolicy } from "../rules/security-headers";
import { pageMarkdown } from "./page-markdown";

type Options = {
  answers: Pick<PageAnswers, "admit" | "respond">;
  cache: PageCache;
  siteUrl: string;
  /** False in development, where no page is kept. */
  isBuilt: boolean;
};

/** A page as Markdown, and what it was made from. */
export type Twin = {
  text: string;
  tags: ReadonlySet<Tag>;
  expiresAt: number;
};

/** A page that changed while its twin was made is read again, so often at most. */
const maxAttempts = 3;

/**
 * Markdown twins of pages. A twin is made from the finished page, once, and kept beside it in the page cache: it goes
 * when the page goes. Whatever says whether and to whom a page may be shown was asked when the page was answered.
 */
export class Twins {
  readonly #options: Options;
  /** Twins being made, so that a crowd of requests has one made. */
  readonly #running = new Map<string, Promise<Twin | undefined>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The twin of the page at a path, from the cache where it is there; undefined where no page is, or one for nobody else. */
  async get(path: string, visit: Visit): Promise<Twin | undefined> {
    const known = this.#options.cache.page(twinAddress(path));
    if (known) return { text: await known.text(), tags: known.tags, expiresAt: known.expiresAt };
    return this.make(path, visit);
  }

  /** Makes the twin of the page at a path anew, into the cache. */
  async make(path: string, visit: Visit): Promise<Twin | undefined> {
    const running = this.#running.get(path);
    // Whoever had it begun may be refused what others are not.
    if (running) return running.catch(() => this.make(path, visit));
    const begun = this.#make(path, visit).finally(() => this.#running.delete(path));
    this.#running.set(path, begun);
    return begun;
  }

  async #make(path: string, visit: Visit): Promise<Twin | undefined> {
    const { answers, cache, siteUrl, isBuilt } = this.#options;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      // A page that is to be made counts by itself.
      if (cache.page(path)) await answers.admit(visit);
      else {
        const response = await answers.respond(new Request(siteUrl + path), visit);
        if (response.status !== 200 || !isHtml(response.headers.get("content-type"))) return undefined;
        if (!isBuilt)
          return { text: pageMarkdown(await response.text(), siteUrl + path), tags: new Set(), expiresAt: 0 };
        if (response.headers.get("cache-control")?.includes("no-store")) return undefined;
      }
      const page = cache.page(path);
      if (!page) continue;
      // Other things are kept at addresses, too: data for client navigation, twins.
      if (!isHtml(page.headers["Content-Type"])) return undefined;
      const { tags, expiresAt, generation } = page;
      const text = pageMarkdown(await page.text(), siteUrl + path);
      const headers = twinHeaders(page.headers, siteUrl + path);
      await cache.store(twinAddress(path), Buffer.from(text), headers, { tags, generation, expiresAt });
      return { text, tags, expiresAt };
    }
    throw tooBusy(503, 1);
  }
}

function isHtml(type: string | null | undefined): boolean {
  return Boolean(type?.startsWith("text/html"));
}

/** Headers of a page, for its twin: as long good, from the same parts, and nothing that search engines show twice. */
function twinHeaders(
  { ETag: _, "Content-Length": __, ...page }: Record<string, string>,
  address: string,
): Record<string, string> {
  return {
    ...page,
    "Content-Type": "text/markdown; charset=utf-8",
    "Content-Security-Policy": closedPolicy,
    Vary: "Accept-Encoding",
    Link: `<${address}>; rel="canonical"`,
    "X-Robots-Tag": "noindex",
  };
}
