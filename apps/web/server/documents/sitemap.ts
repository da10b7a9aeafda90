import type { ContentSource, Entry } from "@waku/content";
import { defaultLocale, type Locale, localePath, locales } from "@waku/i18n/locale";
import type { SiteSettings } from "../../app/context/site-settings";
import { faultPath } from "../../app/faults/addresses";
import { robotPaths } from "../../app/robots/addresses";

type Scope = { content: ContentSource; settings: SiteSettings };

/** Addresses that one sitemap holds at most; the protocol takes 50,000 and 50 MB. */
const maxUrls = 10_000;

/** Pages that are reached only after doing something. */
export const unlisted: ReadonlySet<string> = new Set(["page:thank-you"]);

/** Sitemaps by address: one, or an index of several. */
export type Sitemaps = Map<string, string>;

/** Sitemap of all documents of both languages, each with its alternates, and of fault codes. */
export async function sitemap({ content, settings }: Scope): Promise<Sitemaps> {
  const urls: string[] = [];
  for (const locale of locales)
    for (const entry of await content.entries(locale)) {
      if (!unlisted.has(entry.ref)) urls.push(await urlElement(entry, content, settings.siteUrl));
    }
  const { faultCodes } = await content.globals();
  urls.push(
    ...urlsOfData(
      faultCodes.map(({ id }) => faultPath(id)),
      settings.siteUrl,
    ),
  );
  return inParts("/sitemap.xml", urls, settings.siteUrl);
}

/** Sitemap of the pages of robots, makers and types, which are the same in both languages. */
export async function robotSitemap({ content, settings: { siteUrl } }: Scope): Promise<Sitemaps> {
  const { robots } = await content.globals();
  return inParts("/sitemap-robots.xml", urlsOfData(robotPaths(robots), siteUrl), siteUrl);
}

/** Elements for paths that are the same in both languages. */
function urlsOfData(paths: string[], siteUrl: string): string[] {
  return locales.flatMap((locale) =>
    paths.map((path) => {
      const alternates = Object.fromEntries(locales.map((other) => [other, path]));
      return url(siteUrl, localePath(locale, path), alternateLinks(siteUrl, alternates));
    }),
  );
}

/** All addresses in one sitemap; where they are too many, in several (`/sitemap-2.xml`) with an index at the address. */
function inParts(address: string, urls: string[], siteUrl: string): Sitemaps {
  if (urls.length <= maxUrls) return new Map([[address, urlSet(urls)]]);
  const count = Math.ceil(urls.length / maxUrls);
  const parts = Array.from({ length: count }, (_, index): [string, string] => [
    address.replace(".xml", `-${index + 1}.xml`),
    urlSet(urls.slice(index * maxUrls, (index + 1) * maxUrls)),
  ]);
  const index = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(([part]) => `<sitemap><loc>${siteUrl}${part}</loc></sitemap>`),
    "</sitemapindex>\n",
  ].join("\n");
  return new Map([[address, index], ...parts]);
}

function urlSet(urls: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** Paths hold lower-case letters, digits, hyphens and slashes only: nothing to escape. */
async function urlElement(entry: Entry, content: ContentSource, siteUrl: string): Promise<string> {
  const { ref, locale, path } = entry;
  const changed = entry.kind === "item" && entry.published ? `<lastmod>${entry.published}</lastmod>` : "";
  const links = alternateLinks(siteUrl, await content.alternates(ref));
  return url(siteUrl, localePath(locale, path), changed + links);
}

function url(siteUrl: string, address: string, more: string): string {
  return `<url><loc>${siteUrl}${address}</loc>${more}</url>`;
}

function alternateLinks(siteUrl: string, alternates: Partial<Record<Locale, string>>): string {
  const link = (language: string, target: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${target}"/>`;
  const links = locales.flatMap((other) => {
    const target = alternates[other];
    return target === undefined ? [] : [link(other, localePath(other, target))];
  });
  const fallback = alternates[defaultLocale];
  return [...links, ...(fallback === undefined ? [] : [link("x-default", localePath(defaultLocale, fallback))])].join(
    "",
  );
}
