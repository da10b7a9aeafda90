import { type ContentSource, collectionLayout, type Entry, type Globals, recordingOf } from "@waku/content";
import { isLocale, type Locale, localePath, pathBelowLocale } from "@waku/i18n/locale";
import { data, redirect } from "react-router";
import { notingQuery, type Query } from "../context/query";
import type { SiteContext } from "../context/site";
import type { AlternateRoutes } from "../i18n/alternate-routes";
import { messagesIn } from "../i18n/messages";
import { hasChanges } from "../robots/model/changes";
import { robotTexts } from "../robots/texts";
import { type Head, pageTitle } from "../seo/head";
import { breadcrumbJsonLd, type Crumb, type JsonLd } from "../seo/json-ld";

/** Where the robot finder stands. */
const finderPath = "robots";

/** Where the updates stand. */
const updatesPath = collectionLayout.update.basePath;

/** The generated share picture of a page, and what is to be read on it (server/documents/share-image.tsx). */
export function sharePicture(
  { locale, path, title }: Pick<Entry, "locale" | "path" | "title">,
  { site }: Pick<Globals, "site">,
): Head["picture"] {
  const brand = site.brand === site.product ? site.brand : `${site.brand} · ${site.product}`;
  return { path: `/share/${locale}/${path === "" ? "start" : path}.png`, text: `${title}. ${brand}` };
}

/** Share picture for a page that no document makes: the start page's. */
export async function startPicture(content: ContentSource, locale: Locale, globals: Globals): Promise<Head["picture"]> {
  const page = await content.find(locale, "");
  return page && sharePicture(page, globals);
}

/** What every page module's loader returns beside its own content. */
export type DocumentData = { head: Head; alternates: AlternateRoutes; crumbs: Crumb[] };

/** Language, path below it and query of a request. */
type Address = { locale: Locale; path: string; search: Query; searchText: string };

/** The answer for addresses that lead nowhere. */
export function notFound() {
  return data(null, { status: 404 });
}

/**
 * Language, path and query of a request, as the route table matched it.
 * @param url the loader's `url`: unlike `request.url` it is the page's own address when data alone is asked for
 * @throws 404 for any other prefix
 */
export function requestAddress({ pathname, searchParams }: URL, { parameters }: SiteContext): Address {
  const locale = pathname.split("/")[1];
  if (!isLocale(locale)) throw notFound();
  return {
    locale,
    path: pathBelowLocale(pathname),
    search: notingQuery(searchParams, parameters),
    searchText: searchParams.toString(),
  };
}

/** A new address may be left again: whoever keeps the way to it asks again after a while. */
export const movedHeaders = { "Cache-Control": "public, max-age=300" };

/** The answer for an address without a document: the way to where it leads, query kept; 410 if taken away, or 404. */
export async function nowhere({ content }: SiteContext, { locale, path, searchText }: Address) {
  const moved = await content.leftFor(localePath(locale, path));
  if (moved === null) return data(null, { status: 410 });
  if (moved === undefined) return notFound();
  const query = searchText && `?${searchText}`;
  return redirect(moved + query, { status: 301, headers: movedHeaders });
}

/**
 * The document at the request's address.
 * @throws the answer for an address without a document when there is none or it is of another kind
 */
export async function requireEntry<K extends Entry["kind"]>(
  site: SiteContext,
  address: Address,
  kind: K,
): Promise<Extract<Entry, { kind: K }>> {
  const entry = await site.content.find(address.locale, address.path);
  if (entry?.kind !== kind) throw await nowhere(site, address);
  return entry as Extract<Entry, { kind: K }>;
}

type DocumentOptions = {
  jsonLd?: JsonLd[];
  /** Page of a paged list, from 1. */
  listPage?: number;
  /** What the page is called in its breadcrumb, where a menu has no name for it: it may say something else to a visitor. */
  crumb?: string;
  /** Title without what one visitor has entered, where that stands in it. */
  plainTitle?: string;
  /** Whether the page is a step of a flow or made out to somebody: nothing that search engines show. */
  isStep?: boolean;
};

/** Head, alternates and breadcrumb of a document; its structured data go to the server's render alone. */
export async function documentData(
  site: SiteContext,
  globals: Globals,
  entry: Entry,
  { jsonLd = [], listPage = 1, isStep = false, crumb, plainTitle }: DocumentOptions = {},
): Promise<DocumentData> {
  const { content, settings } = site;
  const { locale, path, meta } = entry;
  const t = messagesIn(locale);
  const numbered = (text: string) => (listPage > 1 ? t.onPage(text, listPage) : text);
  const [alternates, crumbs] = await Promise.all([content.alternates(entry.ref), breadcrumb(site, entry, crumb)]);
  const way = crumbs.length > 1 ? breadcrumbJsonLd(crumbs, { locale, globals, settings }) : [];
  site.jsonLd = [...jsonLd, ...way];
  return {
    alternates,
    crumbs,
    head: {
      locale,
      path,
      alternates,
      siteUrl: settings.siteUrl,
      brand: globals.site.brand,
      title: pageTitle(numbered(meta.title), globals.site.product),
      plainTitle: plainTitle && pageTitle(plainTitle, globals.site.product),
      description: listPage > 1 ? `${numbered(entry.title)}. ${meta.description}` : meta.description,
      picture: sharePicture(entry, globals),
      kind: entry.kind === "item" && entry.published ? "article" : "website",
      published: entry.kind === "item" ? entry.published : undefined,
      listPage,
      isIndexable: settings.indexable && !isStep,
      isPersonal: site.isPersonal,
      hasPodcast: await hasPodcast(site, entry),
      robotFeed: path === finderPath ? robotFeedTitle(globals, locale) : undefined,
      isRefused: site.isRefused,
    },
  };
}

/** Title of the feed of changes in the data of robots; undefined while nothing of them is dated. */
export function robotFeedTitle({ robots, site }: Globals, locale: Locale): string | undefined {
  return hasChanges(robots.robots) ? robotTexts[locale].feedTitle(site.brand) : undefined;
}

/** Whether a document is the list of updates, or one of them, while some can be listened to. */
async function hasPodcast({ content }: SiteContext, { locale, path }: Entry): Promise<boolean> {
  if (path !== updatesPath && !path.startsWith(`${updatesPath}/`)) return false;
  const { items } = await content.list(locale, "update");
  return items.some(recordingOf);
}

/**
 * The start page, every page whose address begins this one, and the page itself. Pages that stand in a menu go by
 * their name there, which is shorter than their title.
 */
export async function breadcrumb(
  { content }: Pick<SiteContext, "content">,
  entry: Entry,
  name?: string,
): Promise<Crumb[]> {
  const { locale, path } = entry;
  if (path === "") return [];
  const names = await menuNames(content, locale);
  const segments = path.split("/");
  const crumbs: Crumb[] = [{ title: messagesIn(locale).home, path: "" }];
  for (let length = 1; length < segments.length; length++) {
    const parent = await content.find(locale, segments.slice(0, length).join("/"));
    if (!parent) continue;
    crumbs.push({ title: names.get(`/${parent.path}`) ?? shortName(parent), path: parent.path });
  }
  return [...crumbs, { title: names.get(`/${path}`) ?? name ?? shortName(entry), path }];
}

function shortName(entry: Entry): string {
  return entry.kind === "page" ? entry.shortTitle : entry.title;
}

/**
 * Name of each page in the menus, by link target. A page that gives an overview of a menu goes by the menu's name; the
 * footer, which is shorter, has the last word.
 */
export async function menuNames(content: ContentSource, locale: Locale): Promise<Map<string, string>> {
  const { header, footer } = await content.navigation(locale);
  const menus = header.filter((menu) => "groups" in menu);
  const overviews = menus.flatMap(({ label, overview }) => (overview ? [{ to: overview.to, label }] : []));
  const entries = [...menus.flatMap(({ groups }) => groups), ...footer].flatMap((group) => group.entries);
  return new Map([...overviews, ...entries].map(({ to, label }): [string, string] => [to, label]));
}
