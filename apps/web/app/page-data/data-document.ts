import type { Globals } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { SiteContext } from "../context/site";
import { messagesIn } from "../i18n/messages";
import { type Head, pageTitle } from "../seo/head";
import { breadcrumbJsonLd, type Crumb, type JsonLd } from "../seo/json-ld";
import { sharePicture } from "./document";

export type DataScope = { site: SiteContext; globals: Globals; locale: Locale };

export type DataDocument = {
  path: string;
  title: string;
  /** What is to be read on the share picture. */
  cardTitle: string;
  description: string;
  /** The way here below the start page. */
  crumbs: Crumb[];
  jsonLd: JsonLd[];
};

/** Head, alternates and breadcrumb of a page that data make; it stands at the same path in both languages. */
export function dataDocument(scope: DataScope, document: DataDocument) {
  const { site, globals, locale } = scope;
  const { settings } = site;
  const { path, title, cardTitle, description, crumbs, jsonLd } = document;
  const alternates = { de: path, en: path };
  const way: Crumb[] = [{ title: messagesIn(locale).home, path: "" }, ...crumbs];
  site.jsonLd = [...jsonLd, ...breadcrumbJsonLd(way, { locale, globals, settings })];
  const head: Head = {
    locale,
    path,
    alternates,
    siteUrl: settings.siteUrl,
    brand: globals.site.brand,
    title: pageTitle(title, globals.site.product),
    description,
    picture: sharePicture({ locale, path, title: cardTitle }, globals),
    kind: "website",
    isIndexable: settings.indexable,
  };
  return { head, alternates, crumbs: way };
}
