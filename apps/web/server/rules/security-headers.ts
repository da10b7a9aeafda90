import type { MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site-settings";
import type { AppEnv } from "../app-env";

/** Headers that every response carries. Pages add their own Content-Security-Policy. */
export function baseHeaders({
  siteUrl,
  indexable,
}: Pick<SiteSettings, "siteUrl" | "indexable">): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-site",
    ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
    ...robotsHeader({ indexable }),
  };
}

/** Where the site is not public, nothing of it is for search engines, whatever kind it is of. */
export function robotsHeader({ indexable }: Pick<SiteSettings, "indexable">): Record<string, string> {
  return indexable ? {} : { "X-Robots-Tag": "noindex" };
}

/** Policy for whatever is no page: nothing may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** @param isBuilt whether pages come finished with their own policy; in development there is none */
export function securityHeaders(settings: SiteSettings, isBuilt: boolean): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(baseHeaders(settings));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
    if (isBuilt && !context.res.headers.has("Content-Security-Policy"))
      context.header("Content-Security-Policy", closedPolicy);
    if (context.res.status < 400) return;
    context.header("X-Robots-Tag", "noindex");
    // What is wrong now may be right in a moment; unsaid, some caches keep 404 and 410.
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  };
}
