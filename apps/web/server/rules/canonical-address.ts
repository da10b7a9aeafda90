import type { MiddlewareHandler } from "hono";
import { isLocale } from "../../app/i18n/locale";
import type { AppEnv } from "../app-env";

/** Leads every variant spelling of a path to the one canonical form, in one hop, query kept. */
export function canonicalAddress(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical === pathname) return next();
    return context.redirect(canonical + search, context.req.method === "POST" ? 308 : 301);
  };
}

/**
 * One slash between segments, none at the end, language prefix in lower case and without region.
 * The result always begins with a single slash, so it cannot lead to another host.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split("/").filter(Boolean);
  const [first = "", ...rest] = segments;
  const language = /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(first)?.[1]?.toLowerCase();
  const prefix = isLocale(language) ? language : first;
  return `/${[prefix, ...rest].filter(Boolean).join("/")}`;
}
