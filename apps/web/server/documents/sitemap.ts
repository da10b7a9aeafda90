import type { ContentSource, Entry } from "@waku/content";
import type { SiteSettings } from "../../app/context/site";
import { defaultLocale, localePath, locales } from "../../app/i18n/locale";

type Scope = { content: ContentSource; settings: SiteSettings };

/** Pages that are reached only after doing something. */
const unlisted = new Set(["page:thank-you"]);

/** Sitemap of all documents of both languages, each with its alternates. */
export async function sitemap({ content, settings }: Scope): Promise<string> {
  const urls: string[] = [];
  for (const locale of locales)
    for (const entry of await content.entries(locale)) {
      if (!unlisted.has(entry.ref)) urls.push(await urlElement(entry, content, settings.siteUrl));
    }
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
  const alternates = await content.alternates(ref);
  const link = (language: string, target: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${target}"/>`;
  const links = locales.flatMap((other) => {
    const target = alternates[other];
    return target === undefined ? [] : [link(other, localePath(other, target))];
  });
  const fallback = alternates[defaultLocale];
  if (fallback !== undefined) links.push(link("x-default", localePath(defaultLocale, fallback)));
  const changed = entry.kind === "item" && entry.published ? `<lastmod>${entry.published}</lastmod>` : "";
  return `<url><loc>${siteUrl}${localePath(locale, path)}</loc>${changed}${links.join("")}</url>`;
}
