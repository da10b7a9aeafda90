import { staticPaths } from "@waku/content/static-paths";
import type { Context, MiddlewareHandler } from "hono";
import { localePath, pathLocale } from "../../app/i18n/locale";
import { negotiateLocale } from "../../app/i18n/negotiate";
import type { AppEnv } from "../app-env";

/** First segments of the inventory: below them an address without language prefix may be a page. */
const knownPaths = new Set<string>(staticPaths);
const itemPrefixes = [
  "company/clients/",
  "company/jobs/",
  "company/partners/",
  "company/press/",
  "robot-journey/",
  "magazine/",
  "page/",
];

/**
 * Leads known addresses without language prefix to the visitor's language. The redirect is temporary and is
 * not cached: it depends on cookie and browser. Unknown addresses go on to the not-found page.
 */
export function languagePrefix(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathLocale(pathname) || !isKnownPath(pathname.slice(1))) return next();
    context.header("Cache-Control", "no-store");
    context.header("Vary", "Accept-Language, Cookie");
    return context.redirect(localePath(requestLocale(context), pathname.slice(1)) + search, 302);
  };
}

/** Language by cookie and browser, for addresses that do not name one. */
export function requestLocale(context: Context) {
  return negotiateLocale(context.req.header("cookie"), context.req.header("accept-language"));
}

function isKnownPath(path: string): boolean {
  return knownPaths.has(path) || path === "page" || itemPrefixes.some((prefix) => path.startsWith(prefix));
}
