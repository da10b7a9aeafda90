import { type ContentSource, isDataPage } from "@waku/content";
import { isLocale, type Locale, localePath, locales, pathBelowLocale, pathLocale } from "@waku/i18n/locale";
import type { MiddlewareHandler } from "hono";
import { movedHeaders } from "../../app/page-data/document";
import { pageOfTwin, twinAddress } from "../../app/seo/twin-address";
import type { AppEnv } from "../app-env";
import { requestLocale } from "./request-locale";

type Content = Pick<ContentSource, "find" | "leftFor" | "globals">;

/** What stands in every language and no document makes. */
const pagesWithoutDocument = new Set(["page", "booking", "search", "llms-full.txt", "opensearch.xml"]);

/**
 * Leads every variant of an address to where it stands, query kept, in one hop: other spellings, addresses without
 * language, addresses that documents have left or editors have redirected. What leads nowhere goes on to the not-found
 * page. Markdown twins are where their pages are.
 */
export function canonicalAddress(content: Content): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const spelled = canonicalPath(pathname);
    if (context.req.method !== "GET" && context.req.method !== "HEAD")
      return spelled === pathname ? next() : context.redirect(spelled + search, 308);
    const page = pageOfTwin(spelled);
    const path = canonicalPath((page ?? spelled).replace(page === undefined ? "" : /\/index$/, ""));
    const locale = pathLocale(path);
    const place = await (locale
      ? placeIn(locale, pathBelowLocale(path), content)
      : placeInAny(requestLocale(context), path.slice(1), content));
    const address = place?.address;
    const target = address === undefined ? spelled : page === undefined ? address : twinAddress(address);
    if (target === pathname) return next();
    if (place && !locale && !place.isForAll) {
      // Cookie and browser decide, and so does which languages the document exists in at present.
      context.header("Cache-Control", "no-store");
      context.header("Vary", "Accept-Language, Cookie");
      return context.redirect(target + search, 302);
    }
    if (place?.hasMoved) context.header("Cache-Control", movedHeaders["Cache-Control"]);
    return context.redirect(target + search, 301);
  };
}

/** Where an address leads, whether a page was left for that, and whether everybody is led there, not one visitor. */
type Place = { address: string; hasMoved: boolean; isForAll?: boolean };

/**
 * Where an address without language leads: to the visitor's language if it exists there, else to the other one, unless
 * editors wrote where.
 */
async function placeInAny(preferred: Locale, path: string, content: Content): Promise<Place | undefined> {
  const inOrder = [preferred, ...locales.filter((locale) => locale !== preferred)];
  const places = await Promise.all(inOrder.map((locale) => placeIn(locale, path, content)));
  const place = places.find((each) => each && !each.hasMoved);
  if (place) return place;
  const written = await content.leftFor(`/${path.toLowerCase()}`);
  return typeof written === "string"
    ? { address: written, hasMoved: true, isForAll: true }
    : places.find((each) => each !== undefined);
}

/** Where a path of one language leads; addresses are in lower case, whatever was typed. */
async function placeIn(locale: Locale, path: string, content: Content): Promise<Place | undefined> {
  for (const spelling of new Set([path, path.toLowerCase()])) {
    if (
      pagesWithoutDocument.has(spelling) ||
      (await content.find(locale, spelling)) ||
      isDataPage(spelling, await content.globals())
    )
      return { address: localePath(locale, spelling), hasMoved: false };
    const moved = await content.leftFor(localePath(locale, spelling));
    if (typeof moved === "string") return { address: moved, hasMoved: true };
  }
  return undefined;
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
