import type { ContentSource, Tag } from "@waku/content";
import { collectionNames, handbookNames } from "@waku/content/schema";
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

/** Documents that appear belong to it, too. */
const listTags: Tag[] = [
  "globals",
  ...collectionNames.map((name): Tag => `collection:${name}`),
  ...handbookNames.map((name): Tag => `handbook:${name}`),
];

/** As long as a cached page counts as fresh. */
const freshMs = 60 * 60 * 1000;

/**
 * The twins of all documents of a language in one text, kept in the page cache until one of them changes. Robots are
 * left out: their values are to be had as data.
 */
export class AllTwins {
  readonly #options: Options;
  readonly #running = new Map<Locale, Promise<string>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Makes the text, into the cache. Between two documents others get their answers. */
  async make(locale: Locale, path: string, visit: Visit): Promise<string> {
    let running = this.#running.get(locale);
    if (!running) {
      running = this.#make(locale, path, visit).finally(() => this.#running.delete(locale));
      this.#running.set(locale, running);
    }
    return running;
  }

  async #make(locale: Locale, path: string, visit: Visit): Promise<string> {
    const { content, settings, cache, twins } = this.#options;
    const { generation } = cache;
    const documents = [...(await content.entries(locale))].filter(({ ref }) => !unlisted.has(ref));
    const tags = new Set(listTags);
    const texts: string[] = [];
    let goodUntil = Date.now() + freshMs;
    for (const page of documents.map((document) => localePath(locale, document.path)).sort()) {
      const twin = await twins.get(page, visit);
      if (!twin) continue;
      texts.push(twin.text);
      for (const tag of twin.tags) tags.add(tag);
      goodUntil = Math.min(goodUntil, twin.goodUntil);
    }
    const text = texts.join("\n");
    const headers = {
      ...baseHeaders(settings),
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Security-Policy": closedPolicy,
      "Cache-Control": cacheControl.offer,
      Vary: "Accept-Encoding",
      "X-Robots-Tag": "noindex",
    };
    await cache.store(path, Buffer.from(text), headers, { tags, generation, goodUntil });
    return text;
  }
}
