import { randomUUID } from "node:crypto";
import type { ContentSource, Tag } from "@waku/content";
import { type Locale, localePath } from "@waku/i18n/locale";
import type { SiteSettings } from "../../app/context/site-settings";
import { cacheControl } from "../cache-control";
import { unlisted } from "../documents/sitemap";
import type { PageCache } from "../page-cache";
import type { Visit } from "../render/page-renderer";
import { baseHeaders, closedPolicy } from "../rules/security-headers";
import type { Twins } from "./twins";

type Options = {
  content: ContentSource;
  settings: SiteSettings;
  cache: PageCache;
  twins: Pick<Twins, "get">;
};

/** It is made of all pages: the names of all that they read would take more memory than the text. */
const tags: ReadonlySet<Tag> = new Set(["any", "booking"]);

/** As long as a cached page counts as fresh. */
const freshMs = 60 * 60 * 1000;

/**
 * The twins of all documents of a language in one text, kept in the page cache until one of them changes. Robots are
 * left out: their values are to be had as data.
 */
export class AllTwins {
  readonly #options: Options;
  readonly #running = new Map<Locale, Promise<string>>();
  /** Made last. The cache may let go of it while nothing has changed: it takes longest of all to make. */
  readonly #made = new Map<Locale, { text: string; generation: number; expiresAt: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Makes the text, into the cache. Between two documents others get their answers. */
  async make(locale: Locale, path: string): Promise<string> {
    let running = this.#running.get(locale);
    if (!running) {
      running = this.#make(locale, path).finally(() => this.#running.delete(locale));
      this.#running.set(locale, running);
    }
    return running;
  }

  async #make(locale: Locale, path: string): Promise<string> {
    const { content, cache, twins } = this.#options;
    const { generation } = cache;
    const made = this.#made.get(locale);
    if (made?.generation === generation && Date.now() < made.expiresAt) return this.#keep(path, made);
    const documents = [...(await content.entries(locale))].filter(({ ref }) => !unlisted.has(ref));
    const texts: string[] = [];
    // Whoever asks first decides nothing of it.
    const visit: Visit = { requestId: randomUUID(), clientAddress: "", files: [], locale, isOwn: true };
    let expiresAt = Date.now() + freshMs;
    for (const page of documents.map((document) => localePath(locale, document.path)).sort()) {
      const twin = await twins.get(page, visit);
      if (!twin) continue;
      texts.push(twin.text);
      expiresAt = Math.min(expiresAt, twin.expiresAt);
    }
    const all = { text: texts.join("\n"), generation, expiresAt };
    this.#made.set(locale, all);
    return this.#keep(path, all);
  }

  async #keep(
    path: string,
    { text, ...made }: { text: string; generation: number; expiresAt: number },
  ): Promise<string> {
    const { settings, cache } = this.#options;
    const headers = {
      ...baseHeaders(settings),
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Security-Policy": closedPolicy,
      "Cache-Control": cacheControl.offer,
      Vary: "Accept-Encoding",
      "X-Robots-Tag": "noindex",
    };
    await cache.store(path, Buffer.from(text), headers, { tags, ...made });
    return text;
  }
}
