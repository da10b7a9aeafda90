import * as build from "virtual:react-router/server-build";
import { type ContentSource, isDataPage } from "@waku/content";
import { type Locale, localePath, pathBelowLocale, pathLocale } from "@waku/i18n/locale";
import { LRUCache } from "lru-cache";
import { matchRoutes } from "react-router";
import { isRead } from "../../app/context/query";
import { cacheControl } from "../cache-control";
import type { PageCache } from "../page-cache";
import { withLanguageLinks, withQueryOnLanguageLinks } from "./language-links";
import { documentPath, isSameForAll, type PageRenderer, type Visit } from "./page-renderer";
import type { RenderBudget } from "./render-budget";
import { withSearchedWords } from "./searched-words";

type Options = {
  content: ContentSource;
  siteUrl: string;
  renderer: PageRenderer;
  cache: PageCache;
  budget: RenderBudget;
  /** False in development, where everything is rendered as it is asked for. */
  isBuilt: boolean;
};

/** Memory for pages that say that an address leads nowhere: one per language and route, some 100 KB each. */
const missingBytes = 8 * 1024 * 1024;
/** As long as a cached page counts as fresh. */
const missingMs = 60 * 60 * 1000;

/** Parameters that React Router reads itself. */
const routerParameters = ["_routes", "index"];

/** Routes below the root; the table is flat (app/routes.ts). */
const routes = Object.values(build.routes).flatMap((route) =>
  route?.parentId ? [{ id: route.id, path: route.path, index: route.index }] : [],
);

/** A page that says that an address leads nowhere, or no longer, and its headers. */
type Missing = { status: number; html: string; headers: Headers };

/** An address that leads nowhere: how it is answered, and what it has in common with others. */
type Nowhere = { status: 404 | 410; key: string };

/**
 * Answers requests for pages that the page cache has no bytes for, with as few renderings as there can be: one for each
 * page whatever queries it does not read, one for all addresses that lead nowhere, and a limited number of others.
 */
export class PageAnswers {
  readonly #options: Options;
  readonly #missing: LRUCache<string, Missing>;

  constructor(options: Options) {
    this.#options = options;
    const sizeCalculation = ({ html }: Missing) => 2 * html.length;
    this.#missing = new LRUCache({ maxSize: missingBytes, sizeCalculation, ttl: missingMs });
  }

  /** Answers a request that no other rule answered. */
  async respond(request: Request, visit: Visit): Promise<Response> {
    const { renderer, budget, siteUrl, isBuilt } = this.#options;
    if (request.method === "HEAD") {
      const { status, headers } = await this.respond(new Request(request.url, { headers: request.headers }), visit);
      return new Response(null, { status, headers });
    }
    if (request.method === "POST") {
      const refusal = await budget.refusesForm(visit.clientAddress);
      if (refusal) throw refusal;
      const response = await renderer.render(onOrigin(request, siteUrl), visit);
      response.headers.set("Cache-Control", "no-store");
      return response;
    }
    if (!isBuilt || visit.preview) return renderer.render(request, visit);
    return this.#page(request, visit);
  }

  /**
   * Counts a document that is made for all. That happens once to each, so nobody is refused one, unless the cache has no
   * room for all of them.
   */
  async admit({ clientAddress, isOwn }: Visit): Promise<void> {
    const { budget, cache } = this.#options;
    const refusal = cache.isShort && !isOwn ? await budget.refusesPage(clientAddress) : undefined;
    if (refusal) throw refusal;
  }

  async #page(request: Request, visit: Visit): Promise<Response> {
    const { content, renderer, cache, budget } = this.#options;
    const { pathname, search, searchParams } = new URL(request.url);
    const pagePath = documentPath(pathname);
    const locale = pathLocale(pagePath);
    const isDocument = locale !== undefined && (await isPage(content, locale, pathBelowLocale(pagePath)));
    const isForAll = isSameForAll(pathname);
    if (isForAll && !routerParameters.some((name) => searchParams.has(name))) {
      const isToBeMade = isDocument && !cache.page(pathname);
      if (isToBeMade) await this.admit(visit);
      const shared = isToBeMade ? await renderer.share(pathname) : undefined;
      const known = (await this.#known(request)) ?? (search === "" ? shared : undefined);
      if (known) return known;
    }
    const nowhere = isDocument ? undefined : await this.#nowhere(pathname, visit);
    const missing = nowhere && this.#missing.get(nowhere.key);
    if (missing) return missingAt(missing, pathname, search, visit.locale);
    const refusal = await budget.refusesPage(visit.clientAddress);
    if (refusal) throw refusal;
    if (isForAll && search === "") return this.#keepMissing(nowhere, await renderer.share(pathname));
    const response = await renderer.render(request, visit);
    if (response.status === nowhere?.status)
      await this.#keepMissing(nowhere, await renderer.share(pathname, visit.locale));
    return response;
  }

  /** The cached page, where the query holds nothing that it reads. */
  async #known({ url, headers }: Request): Promise<Response | undefined> {
    const { cache } = this.#options;
    const { pathname, search, searchParams } = new URL(url);
    const encoding = headers.get("accept-encoding");
    if (search === "") return cache.response(pathname, encoding);
    const page = cache.page(pathname);
    if (!page || isRead(page.parameters, searchParams)) return undefined;
    if (documentPath(pathname) !== pathname)
      return forVisit(cache.response(pathname, encoding), cacheControl.visitData);
    const { "Content-Length": _, ...pageHeaders } = page.headers;
    const html = withQueryOnLanguageLinks(await page.text(), search);
    return forVisit(new Response(html, { headers: pageHeaders }), cacheControl.visit);
  }

  /**
   * What an address without a document has in common with others that lead nowhere, too: the language, the route, whose
   * code the page names, and whether a document was taken away. Undefined for data, and where the address leads on.
   */
  async #nowhere(pathname: string, visit: Visit): Promise<Nowhere | undefined> {
    const { content, cache } = this.#options;
    const locale = pathLocale(pathname);
    if (documentPath(pathname) !== pathname) return undefined;
    const left = await content.leftFor(pathname);
    if (typeof left === "string") return undefined;
    const route = matchRoutes(routes, pathname)?.at(-1)?.route.id;
    const status = left === null ? 410 : 404;
    return { status, key: [cache.generation, locale ?? `not in ${visit.locale}`, status, route].join(" ") };
  }

  async #keepMissing(nowhere: Nowhere | undefined, response: Response): Promise<Response> {
    if (response.status !== nowhere?.status) return response;
    const { status, headers } = response;
    const missing = { status, html: await response.text(), headers };
    this.#missing.set(nowhere.key, missing);
    return new Response(missing.html, { status, headers });
  }
}

/** Whether a document or data make a page at a path. */
async function isPage(content: ContentSource, locale: Locale, path: string): Promise<boolean> {
  if ((await content.find(locale, path)) !== undefined) return true;
  return isDataPage(path, await content.globals());
}

/** The page for an address that leads nowhere, at this one. */
function missingAt(
  { status, html, headers }: Missing,
  pathname: string,
  search: string,
  visitorLocale: Locale,
): Response {
  const shown = pathLocale(pathname);
  const path = shown ? pathBelowLocale(pathname) : "";
  const linked = withLanguageLinks(html, (locale) => localePath(locale, path) + search);
  const text = withSearchedWords(linked, pathname, shown ?? visitorLocale);
  return new Response(text, { status, headers });
}

/** A cached answer for an address with a query: caches on the way may leave the query out of what they look for. */
function forVisit(response: Response | undefined, lifetime: string): Response | undefined {
  response?.headers.set("Cache-Control", lifetime);
  for (const name of ["ETag", "Cache-Tag"]) response?.headers.delete(name);
  return response;
}

/**
 * The request as the public origin sees it. React Router compares a form's origin with the request's own, which
 * behind a proxy that terminates TLS is another; who may send forms was decided before (rules/form-origin.ts).
 */
function onOrigin(request: Request, siteUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("Origin", siteUrl);
  const init = { method: request.method, headers, body: request.body, duplex: "half" };
  return new Request(siteUrl + pathname + search, init);
}
