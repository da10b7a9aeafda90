import { randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { type ContentSource, recordedView, type Tag } from "@waku/content";
import { defaultLocale, type Locale, localePath, pathBelowLocale, pathLocale } from "@waku/i18n/locale";
import type { FormServices, ReceivedFile } from "@waku/leads";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type SiteContext, siteContext } from "../../app/context/site";
import type { SiteSettings } from "../../app/context/site-settings";
import { keepUntil } from "../../app/page-data/last-day";
import type { SiteSearch } from "../../app/search/site-search";
import { twinAddress } from "../../app/seo/twin-address";
import { cacheControl } from "../cache-control";
import type { PageCache } from "../page-cache";
import { withDraftBar } from "../preview/draft-bar";
import type { Preview } from "../preview/previews";
import { Refusal } from "../rules/refusal";
import { baseHeaders } from "../rules/security-headers";
import { contentSecurityPolicy } from "./csp";
import { type FinishedPage, finishHtml } from "./finish-html";
import type { PageStyles } from "./page-styles";
import { publicTags } from "./public-tags";

type Options = {
  content: ContentSource;
  settings: SiteSettings;
  log: Logger;
  cache: PageCache;
  forms: FormServices;
  search: SiteSearch;
  /** The built stylesheet; absent in development, where pages are sent as React made them. */
  styles?: { page: PageStyles; href: string };
};

/** For whom something is rendered, beside what the request says. */
export type Visit = {
  requestId: string;
  clientAddress: string;
  files: ReceivedFile[];
  /** Language for addresses that do not name one. */
  locale: Locale;
  /** The site's own work, which is limited where it begins. */
  isOwn?: true;
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
  /** Renderings for all under way, so that a crowd of requests renders a page once. */
  readonly #running = new Map<string, Promise<Response>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Renders what one visitor asked for. */
  async render(request: Request, visit: Visit): Promise<Response> {
    return this.#render(request, visit, false);
  }

  /** The page that says why there is another answer than the one asked for. @throws when it cannot be rendered */
  async errorPage(locale: Locale, requestId: string, refusal: NonNullable<Visit["refusal"]>): Promise<Response> {
    const request = new Request(this.#options.settings.siteUrl + localePath(locale, noPage));
    return this.#render(request, { requestId, clientAddress: "", files: [], locale, refusal }, false);
  }

  /**
   * Renders a path for everybody who asks for it, into the page cache where it can be kept. The request is the site's own:
   * no visitor's headers are in it, and nobody who leaves ends it for the others.
   * @param locale language for a path that does not name one
   */
  async share(path: string, locale: Locale = defaultLocale): Promise<Response> {
    const key = `${locale} ${path}`;
    let running = this.#running.get(key);
    if (!running) {
      const visit = { requestId: randomUUID().slice(0, 8), clientAddress: "", files: [], locale };
      const request = new Request(this.#options.settings.siteUrl + path);
      running = this.#render(request, visit, isSameForAll(path)).finally(() => this.#running.delete(key));
      this.#running.set(key, running);
    }
    return (await running).clone();
  }

  /** Renders a path into the cache, outside of any request. */
  async refresh(path: string): Promise<void> {
    await this.share(path).catch((error: unknown) => this.#options.log.error({ err: error, path }, "refresh failed"));
  }

  async #render(
    request: Request,
    { requestId, clientAddress, files, locale, preview, refusal }: Visit,
    isForAll: boolean,
  ): Promise<Response> {
    const { settings, log, cache, styles, forms, search } = this.#options;
    const content = preview?.content ?? this.#options.content;
    const { generation } = cache;
    const isDocument = !new URL(request.url).pathname.endsWith(".data");
    const tags = new Set<Tag>();
    const scriptMark = randomUUID();
    const site: SiteContext = {
      content: recordedView(content, { tags, keepUntil: (time) => keepUntil(time, site) }),
      settings,
      requestId,
      isDocument,
      // Pages of the development server are sent as they are; there is no policy that asks for marks.
      scriptMark: styles && scriptMark,
      forms,
      search,
      clientAddress,
      files,
      refusal,
      negotiatedLocale: locale,
      parameters: new Set(),
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
    const isKept = isForAll && !site.isPersonal && response.status === 200 && !response.headers.has("set-cookie");
    const keep = async (text: string, headers: Record<string, string>) => {
      if (isKept) await this.#keep(new URL(request.url).pathname, text, headers, site, generation);
    };
    const age = lifetimes(site, isForAll);
    if (type.startsWith("text/html")) {
      const finished = finishHtml(await response.text(), styles, scriptMark);
      const page = preview ? await barred(finished, request, site, preview) : finished;
      const isHttps = settings.siteUrl.startsWith("https:");
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": contentSecurityPolicy(page, await site.content.globals(), isHttps),
        "Cache-Control": response.ok ? age.page : "no-store",
        // A page may also be had as Markdown (server/markdown).
        Vary: "Accept, Accept-Encoding",
        ...(isKept && {
          Link: `<${twinAddress(new URL(request.url).pathname)}>; rel="alternate"; type="text/markdown"`,
        }),
        // Pages for one visitor are nothing to find, and their address is nothing to tell.
        ...(site.isPersonal && { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" }),
      };
      await keep(page.html, headers);
      return new Response(page.html, { status: response.status, headers });
    }
    if (isDocument || !response.ok) return response;
    const text = await response.text();
    const headers = {
      "Content-Type": response.headers.get("content-type") ?? "text/x-script",
      "Cache-Control": age.data,
      Vary: "Accept-Encoding",
      // React Router's own mark of a data response.
      "X-Remix-Response": "yes",
    };
    await keep(text, headers);
    return new Response(text, { status: response.status, headers });
  }

  async #keep(path: string, text: string, headers: Record<string, string>, site: SiteContext, generation: number) {
    const { tags, expiresAt, parameters } = site;
    const cacheTag = publicTags(tags).join(",");
    const complete = { ...baseHeaders(this.#options.settings), ...headers, "Cache-Tag": cacheTag };
    await this.#options.cache.store(path, Buffer.from(text), complete, { tags, generation, expiresAt, parameters });
  }
}

/**
 * Whether an answer without query is the same for everybody. It is where the path names its language; elsewhere the
 * visitor's own languages decide what is said. What is rendered for all, kept and announced as public goes by this.
 */
export function isSameForAll(path: string): boolean {
  return pathLocale(documentPath(path)) !== undefined;
}

/** Path of the page that data are asked for (`/en/pricing.data`); a page's own path is left as it is. */
export function documentPath(path: string): string {
  return path.replace(/\.data$/, "");
}

/** The page of an editor, with the bar that says so. */
async function barred(
  page: FinishedPage,
  request: Request,
  { content, negotiatedLocale }: SiteContext,
  preview: Preview,
): Promise<FinishedPage> {
  const { pathname, search } = new URL(request.url);
  const locale = pathLocale(pathname) ?? negotiatedLocale;
  const entry = await content.find(locale, pathBelowLocale(pathname));
  return withDraftBar(page, preview, { locale, address: pathname + search, ref: entry?.ref });
}

/** How long a page, or data of one, may be kept on their way, by what they show and whom they are for. */
function lifetimes({ isPersonal, expiresAt }: SiteContext, isForAll: boolean): { page: string; data: string } {
  if (isPersonal) return { page: "no-store", data: "no-store" };
  if (!isForAll) return { page: cacheControl.visit, data: cacheControl.visitData };
  if (expiresAt !== undefined) return { page: cacheControl.offer, data: cacheControl.offer };
  return { page: cacheControl.page, data: cacheControl.data };
}
