import * as build from "virtual:react-router/server-build";
import type { ContentSource, Tag } from "@waku/content";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type SiteContext, type SiteSettings, siteContext } from "../../app/context/site";
import type { ReceivedFile } from "../../app/forms/received-file";
import type { FormServices } from "../../app/forms/services";
import { type Locale, localePath, pathBelowLocale, pathLocale } from "../../app/i18n/locale";
import { negotiateLocale } from "../../app/i18n/negotiate";
import { cacheControl } from "../cache-control";
import type { PageCache } from "../page-cache";
import { withDraftBar } from "../preview/draft-bar";
import type { Preview } from "../preview/previews";
import { Refusal } from "../rules/refusal";
import { baseHeaders } from "../rules/security-headers";
import { contentSecurityPolicy } from "./csp";
import { finishHtml } from "./finish-html";
import type { PageStyles } from "./page-styles";

type Options = {
  content: ContentSource;
  settings: SiteSettings;
  log: Logger;
  cache: PageCache;
  forms: FormServices;
  /** The built stylesheet; absent in development, where pages are sent as React made them. */
  styles?: { page: PageStyles; href: string };
};

/** What the server knows of a request beside itself. */
export type Visit = {
  requestId: string;
  clientAddress: string;
  files: ReceivedFile[];
  /** What an editor sees in place of what is published. */
  preview?: Preview;
  /** Set where the page only says why there is another answer than the one asked for. */
  refusal?: SiteContext["refusal"];
};

/** An address without a page, for what is said in the site's frame and belongs to no page. */
const noPage = "-";

/** Runs React Router for a request, finishes its HTML and keeps what depends on nothing but the path. */
export class PageRenderer {
  readonly #options: Options;
  readonly #handle = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");
  /** Renderings under way by path, so that a crowd of requests renders a page once. */
  readonly #running = new Map<string, Promise<Response>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Answers a request that no other rule answered. */
  async respond(request: Request, visit: Visit): Promise<Response> {
    if (request.method === "POST") {
      const response = await this.#render(onOrigin(request, this.#options.settings.siteUrl), visit);
      response.headers.set("Cache-Control", "no-store");
      return response;
    }
    if (request.method === "HEAD") {
      const { status, headers } = await this.respond(new Request(request.url, { headers: request.headers }), visit);
      return new Response(null, { status, headers });
    }
    const { pathname, search } = new URL(request.url);
    // Without language prefix the visitor's own languages decide what is shown.
    const isShared =
      search === "" &&
      visit.preview === undefined &&
      this.#options.styles !== undefined &&
      pathLocale(pathname.replace(/\.data$/, "")) !== undefined;
    if (!isShared) return this.#render(request, visit);
    const response = await this.#renderOnce(pathname, request, visit);
    const { cache } = this.#options;
    // From the cache it comes compressed.
    const cached = response.ok ? cache.response(pathname, request.headers.get("accept-encoding")) : undefined;
    return cached ?? response.clone();
  }

  /** The page that says why there is another answer than the one asked for. @throws when it cannot be rendered */
  async errorPage(locale: Locale, requestId: string, refusal: NonNullable<Visit["refusal"]>): Promise<Response> {
    const request = new Request(this.#options.settings.siteUrl + localePath(locale, noPage));
    return this.#render(request, { requestId, clientAddress: "", files: [], refusal });
  }

  async #renderOnce(pathname: string, request: Request, visit: Visit): Promise<Response> {
    const running = this.#running.get(pathname);
    if (running) return running;
    const rendering = this.#render(request, visit);
    this.#running.set(pathname, rendering);
    try {
      return await rendering;
    } finally {
      this.#running.delete(pathname);
    }
  }

  /** Renders a path into the cache, outside of any request. */
  async refresh(path: string): Promise<void> {
    const request = new Request(this.#options.settings.siteUrl + path);
    await this.#renderOnce(path, request, { requestId: "refresh", clientAddress: "", files: [] }).catch(
      (error: unknown) => this.#options.log.error({ err: error, path }, "refresh failed"),
    );
  }

  async #render(request: Request, { requestId, clientAddress, files, preview, refusal }: Visit): Promise<Response> {
    const { settings, log, cache, styles, forms } = this.#options;
    const content = preview?.content ?? this.#options.content;
    const generation = cache.generation;
    const { headers } = request;
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    const tags = new Set<Tag>();
    const site: SiteContext = {
      content: rememberingMissing(content, tags),
      settings,
      requestId,
      isDocument,
      forms,
      clientAddress,
      files,
      refusal,
      negotiatedLocale: negotiateLocale(headers.get("cookie") ?? "", headers.get("accept-language") ?? ""),
      tags,
      // What is for one editor is kept nowhere.
      isPersonal: preview !== undefined,
      report: (error) => log.error({ err: error, requestId }, "request failed"),
    };
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    const response = await this.#handle(request, context);
    const type = response.headers.get("content-type") ?? "";
    if (isDocument && response.status >= 400) {
      // A form that is refused without a page, or data of the frame that cannot be had: there is no frame around it.
      if (!site.chrome && !refusal) throw new Refusal(response.status);
      if (!type.startsWith("text/html")) throw new Error("The page could not be rendered.");
    }
    if (!styles || !response.body) return response;
    if (type.startsWith("text/html")) return this.#finishPage(request, response, site, generation, { styles, preview });
    if (!isDocument && response.ok) return this.#finishData(request, response, site, generation);
    return response;
  }

  async #finishPage(
    request: Request,
    response: Response,
    site: SiteContext,
    generation: number,
    { styles, preview }: { styles: NonNullable<Options["styles"]>; preview: Preview | undefined },
  ) {
    const { content, settings } = site;
    const finished = finishHtml(await response.text(), styles);
    const html = preview ? await barred(finished, request, site, preview) : finished;
    const isHttps = settings.siteUrl.startsWith("https:");
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy(html, await content.globals(), isHttps),
      // A page for an address without language prefix depends on the visitor.
      "Cache-Control": response.ok ? kept(site, request, cacheControl.page, cacheControl.visit) : "no-store",
      Vary: "Accept-Encoding",
      // Pages for one visitor are nothing to find, and their address is nothing to tell.
      ...(site.isPersonal && { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" }),
    };
    await this.#keep(request, response, html, headers, site, generation);
    return new Response(html, { status: response.status, headers });
  }

  async #finishData(request: Request, response: Response, site: SiteContext, generation: number) {
    const text = await response.text();
    const headers = {
      "Content-Type": response.headers.get("content-type") ?? "text/x-script",
      "Cache-Control": kept(site, request, cacheControl.data, cacheControl.visitData),
      Vary: "Accept-Encoding",
      // React Router's own mark of a data response.
      "X-Remix-Response": "yes",
    };
    await this.#keep(request, response, text, headers, site, generation);
    return new Response(text, { status: response.status, headers });
  }

  /** Stores a response in the page cache when nothing but its path decided what it says. */
  async #keep(
    request: Request,
    response: Response,
    text: string,
    headers: Record<string, string>,
    site: SiteContext,
    generation: number,
  ) {
    const { pathname, search } = new URL(request.url);
    const isKeepable =
      request.method === "GET" &&
      !site.isPersonal &&
      response.status === 200 &&
      search === "" &&
      !response.headers.has("set-cookie");
    if (!isKeepable) return;
    const tags = [...site.tags].join(",").replaceAll(" ", "");
    const complete = { ...baseHeaders(this.#options.settings), ...headers, "Cache-Tag": tags };
    await this.#options.cache.store(pathname, Buffer.from(text), complete, site.tags, generation, site.goodUntil);
  }
}

/** Content for a page that goes from the cache when a document appears that it found missing, as one yet to come. */
function rememberingMissing(content: ContentSource, tags: Set<Tag>): ContentSource {
  return {
    ...content,
    async get(locale, ref) {
      const entry = await content.get(locale, ref);
      if (!entry) tags.add(ref);
      return entry;
    },
  };
}

/** The page of an editor, with the bar that says so. */
async function barred(html: string, request: Request, { content, negotiatedLocale }: SiteContext, preview: Preview) {
  const { pathname, search } = new URL(request.url);
  const locale = pathLocale(pathname) ?? negotiatedLocale;
  const entry = await content.find(locale, pathBelowLocale(pathname));
  return withDraftBar(html, preview, { locale, address: pathname + search, ref: entry?.ref });
}

/**
 * How long an answer may be kept on its way, by what it shows.
 * @param shared for an address without query
 * @param visit for an address with one: caches on the way may leave the query out of what they look for
 */
function kept({ isPersonal, goodUntil }: SiteContext, { url }: Request, shared: string, visit: string): string {
  if (isPersonal) return "no-store";
  if (new URL(url).search !== "") return visit;
  return goodUntil === undefined ? shared : cacheControl.offer;
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
