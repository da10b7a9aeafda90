import type { ContentSource } from "@waku/content";
import { isLocale, localePath, pathLocale } from "@waku/i18n/locale";
import type { Context, MiddlewareHandler } from "hono";
import { isRead } from "../../app/context/query";
import type { SiteSettings } from "../../app/context/site-settings";
import { errorMessage } from "../../app/i18n/error-message";
import { messagesIn } from "../../app/i18n/messages";
import { pageOfTwin, twinAddress } from "../../app/seo/twin-address";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import type { AllTwins } from "../markdown/all-twins";
import { prefersMarkdown } from "../markdown/prefers-markdown";
import type { Twins } from "../markdown/twins";
import type { PageCache } from "../page-cache";
import { isSameForAll, type Visit } from "../render/page-renderer";
import { requestLocale } from "./request-locale";

type Scope = {
  settings: Pick<SiteSettings, "siteUrl">;
  content: Pick<ContentSource, "leftFor">;
  cache: PageCache;
  twins: Pick<Twins, "get">;
  all: Pick<AllTwins, "make">;
  /** A twin is for everybody: what it is made from is no editor's draft. */
  visit: (context: Context<AppEnv>) => Visit;
};

/**
 * Markdown for machine readers: the twin of a page at an address of its own (`.md`), the same at the page's address for
 * whoever prefers Markdown there, and the twins of all documents of a language in one text.
 */
export function markdownTwins(scope: Scope): MiddlewareHandler<AppEnv> {
  const { twins, all, visit } = scope;
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const [, language] = /^\/(\w+)\/llms-full\.txt$/.exec(path) ?? [];
    if (isLocale(language)) {
      const known = kept(context, path, scope);
      const made = known ? "" : await all.make(language, path);
      return known ?? kept(context, path, scope) ?? text(context, made, "plain");
    }
    const page = pageOfTwin(path);
    if (page === undefined) return atPage(context, next, scope);
    const twin = isSameForAll(page) ? await twins.get(page, visit(context)) : undefined;
    return twin ? (kept(context, path, scope) ?? text(context, twin.text)) : missing(context, page, scope);
  };
}

/** A page's own address, for those who prefer Markdown there. */
async function atPage(
  context: Context<AppEnv>,
  next: () => Promise<void>,
  scope: Scope,
): Promise<Response | undefined> {
  const { path } = context.req;
  const isAsked = prefersMarkdown(context.req.header("accept")) && isSameForAll(path) && !path.endsWith(".data");
  const twin = isAsked && !context.get("preview") ? await scope.twins.get(path, scope.visit(context)) : undefined;
  if (!twin || readsQuery(context, scope)) {
    await next();
    // A personal link that has expired is a page, and gone in another sense.
    if (isAsked && context.res.status === (await statusOfNothing(path, scope)))
      context.res = await missing(context, path, scope);
    return undefined;
  }
  const answer = kept(context, twinAddress(path), scope) ?? text(context, twin.text);
  answer.headers.set("Content-Location", twinAddress(path));
  answer.headers.set("Vary", "Accept, Accept-Encoding");
  // Some caches know one answer for an address, whatever it varies by: they must not hand this one to browsers.
  answer.headers.set("Cache-Control", cacheControl.visit);
  answer.headers.delete("Cache-Tag");
  return answer;
}

/** Whether the page says something else for the query of the request: its twin says what it says without one. */
function readsQuery({ req }: Context<AppEnv>, { cache }: Scope): boolean {
  const { searchParams } = new URL(req.url);
  return isRead(cache.page(req.path)?.parameters ?? [], searchParams);
}

/** What the cache has at a path; a copy, which can be given other headers. */
function kept({ req }: Context<AppEnv>, path: string, { cache }: Scope): Response | undefined {
  const answer = cache.response(path, req.header("accept-encoding") ?? null, req.header("if-none-match"));
  return answer && new Response(answer.body, answer);
}

/** A text that the cache could not keep. */
function text(context: Context<AppEnv>, body: string, kind: "markdown" | "plain" = "markdown"): Response {
  return context.body(body, 200, {
    "Content-Type": `text/${kind}; charset=utf-8`,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
}

/** Said to whoever asks for the twin of nothing. */
async function missing(context: Context<AppEnv>, page: string, scope: Scope): Promise<Response> {
  const { siteUrl } = scope.settings;
  const status = await statusOfNothing(page, scope);
  const locale = pathLocale(page) ?? requestLocale(context);
  const { title, text: sentence } = errorMessage(messagesIn(locale), status);
  const ways = [twinAddress(localePath(locale, "")), "/llms.txt", "/sitemap.xml"].map((way) => `- <${siteUrl}${way}>`);
  const body = [`# ${title}`, "", sentence, "", ...ways, ""].join("\n");
  return context.body(body, status, { "Content-Type": "text/markdown; charset=utf-8" });
}

/** How a path is answered where no page stands: 410 where one was taken away for good. */
async function statusOfNothing(path: string, { content }: Scope): Promise<404 | 410> {
  return (await content.leftFor(path)) === null ? 410 : 404;
}
