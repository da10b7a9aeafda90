import type { ContentSource, Entry } from "@waku/content";
import type { SiteSettings } from "../../app/context/site";
import { defaultLocale, type Locale, localePath, locales } from "../../app/i18n/locale";
import { robotPaths } from "../../app/robots/addresses";

type Scope = { content: ContentSource; settings: SiteSettings };

/** Pages that are reached only after doing something. */
export const unlisted: ReadonlySet<string> = new Set(["page:thank-you"]);

/** Sitemap of all documents of both languages, each with its alternates. */
export async function sitemap({ content, settings }: Scope): Promise<string> {
  const urls: string[] = [];
  for (const locale of locales)
    for (const entry of await content.entries(locale)) {
      if (!unlisted.has(entry.ref)) urls.push(await urlElement(entry, content, settings.siteUrl));
    }
  return urlSet(urls);
}

/** Sitemap of the pages of robots, makers and types, which are the same in both languages. */
export async function robotSitemap({ content, settings: { siteUrl } }: Scope): Promise<string> {
  const { robots } = await content.globals();
  const paths = robotPaths(robots);
  return urlSet(
    locales.flatMap((locale) =>
      paths.map((path) => {
        const alternates = Object.fromEntries(locales.map((other) => [other, path]));
        return url(siteUrl, localePath(locale, path), alternateLinks(siteUrl, alternates));
      }),
    ),
  );
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
async function urlElement(
  { ref, locale, path, ...entry }: Entry,
  content: ContentSource,
  siteUrl: string,
): Promise<string> {
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
