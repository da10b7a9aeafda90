import type { ContentSource } from "@waku/content";
import type { MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site";
import { isLocale } from "../../app/i18n/locale";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { feed } from "../documents/feed";
import { robotsTxt } from "../documents/robots";
import { shareImage } from "../documents/share-image";
import { sitemap } from "../documents/sitemap";
import { webManifest } from "../documents/web-manifest";
import { validated } from "./validated";

type Scope = { content: ContentSource; settings: SiteSettings };

/** Documents for machines: robots.txt, sitemap, feeds, share pictures, web manifest. */
export function documents(scope: Scope): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const document = await documentAt(context.req.path, scope);
    if (!document) return next();
    const headers = { "Content-Type": document.type, "Cache-Control": cacheControl.document };
    return validated(context, context.body(document.body, 200, headers));
  };
}

type Document = { body: string | Uint8Array<ArrayBuffer>; type: string };

async function documentAt(path: string, scope: Scope): Promise<Document | undefined> {
  if (path === "/robots.txt") return { body: robotsTxt(scope.settings), type: "text/plain; charset=utf-8" };
  if (path === "/sitemap.xml") return { body: await sitemap(scope), type: "application/xml; charset=utf-8" };
  if (path === "/site.webmanifest") return { body: await webManifest(scope), type: "application/manifest+json" };
  const [, language, name] = /^\/(\w+)\/(feed\.xml)$/.exec(path) ?? [];
  if (name && isLocale(language))
    return { body: await feed(scope, language), type: "application/rss+xml; charset=utf-8" };
  const [, locale, page] = /^\/share\/(\w+)\/([a-z0-9/-]+)\.png$/.exec(path) ?? [];
  if (page && isLocale(locale)) {
    const body = await shareImage(scope.content, locale, page === "start" ? "" : page);
    return body && { body, type: "image/png" };
  }
  return undefined;
}
