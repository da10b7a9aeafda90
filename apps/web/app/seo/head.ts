import { defaultLocale, type Locale, languageTags, localePath, locales } from "@waku/i18n/locale";
import type { MetaDescriptor } from "react-router";
import type { AlternateRoutes } from "../i18n/alternate-routes";
import { messagesIn } from "../i18n/messages";
import { plainTitleName } from "./plain-title";
import { twinAddress } from "./twin-address";

/** Everything the document head says of a page. */
export type Head = {
  locale: Locale;
  siteUrl: string;
  brand: string;
  /** Full title, product name included. */
  title: string;
  /** Full title without what one visitor has asked for or entered, where that stands in it: what third parties are told. */
  plainTitle?: string;
  description: string;
  /** Path below the language prefix. */
  path: string;
  alternates: AlternateRoutes;
  /** Address of the share picture, and what is to be read on it. */
  picture?: { path: string; text: string };
  kind: "website" | "article";
  published?: string;
  /** Page of a paged list beyond the first; it is its own canonical page. */
  listPage?: number;
  isIndexable: boolean;
  /** Whether the page shows what one visitor has asked for or entered. */
  isPersonal?: boolean;
  /** Whether the page belongs to updates of which some can be listened to: they have a feed of their own. */
  hasPodcast?: boolean;
  /** Title of the feed of changes in the data of robots, on pages that show some. */
  robotFeed?: string;
  /** What was sent from the page was not accepted. */
  isRefused?: boolean;
};

/** Title of a document: what it is, then whose. */
export function pageTitle(title: string, product: string): string {
  return `${title} | ${product}`;
}

/** Tags for the document head: title, description, canonical, hreflang, Open Graph. */
export function headTags(head: Head): MetaDescriptor[] {
  const query = head.listPage && head.listPage > 1 ? `?page=${head.listPage}` : "";
  const url = head.siteUrl + localePath(head.locale, head.path) + query;
  return [
    { title: head.isRefused ? messagesIn(head.locale).errorInTitle(head.title) : head.title },
    ...(head.plainTitle ? [{ name: plainTitleName, content: head.plainTitle }] : []),
    { name: "description", content: head.description },
    ...(head.isIndexable ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: url },
    ...alternateLinks(head, query),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      href: `/${head.locale}/feed.xml`,
      title: head.brand,
    },
    ...(head.hasPodcast ? [podcastLink(head)] : []),
    ...twinLinks(head, query),
    {
      tagName: "link",
      rel: "search",
      type: "application/opensearchdescription+xml",
      href: `/${head.locale}/opensearch.xml`,
      title: head.brand,
    },
    ...(head.robotFeed ? [robotFeedLink(head.locale, head.robotFeed)] : []),
    { property: "og:type", content: head.kind },
    { property: "og:site_name", content: head.brand },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: url },
    { property: "og:locale", content: languageTags[head.locale].replace("-", "_") },
    ...pictureTags(head),
    ...(head.published ? [{ property: "article:published_time", content: head.published }] : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function podcastLink({ locale, brand }: Head): MetaDescriptor {
  const title = messagesIn(locale).podcastOf(brand);
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href: `/${locale}/podcast.xml`, title };
}

/** The page as Markdown (server/markdown). What one visitor asked for has no twin, nor have further pages of a list. */
function twinLinks({ locale, path, siteUrl, isPersonal }: Head, query: string): MetaDescriptor[] {
  if (isPersonal || query !== "") return [];
  const href = siteUrl + twinAddress(localePath(locale, path));
  return [{ tagName: "link", rel: "alternate", type: "text/markdown", href }];
}

function robotFeedLink(locale: Locale, title: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", href: `/${locale}/robots.xml`, title };
}

function pictureTags({ picture, siteUrl }: Head): MetaDescriptor[] {
  if (!picture) return [];
  return [
    { property: "og:image", content: siteUrl + picture.path },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.text },
  ];
}

/** hreflang links: every language the page exists in, itself included, and the default for all others. */
function alternateLinks({ alternates, siteUrl }: Head, query: string): MetaDescriptor[] {
  const links = locales.flatMap((locale): MetaDescriptor[] => {
    const path = alternates[locale];
    if (path === undefined) return [];
    return [{ tagName: "link", rel: "alternate", hrefLang: locale, href: siteUrl + localePath(locale, path) + query }];
  });
  const fallback = alternates[defaultLocale];
  if (fallback === undefined) return links;
  const href = siteUrl + localePath(defaultLocale, fallback) + query;
  return [...links, { tagName: "link", rel: "alternate", hrefLang: "x-default", href }];
}
