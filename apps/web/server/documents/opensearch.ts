import type { ContentSource } from "@waku/content";
import { type Locale, languageTags, localePath } from "@waku/i18n/locale";
import type { SiteSettings } from "../../app/context/site-settings";

/** Describes the site's search of one language, so that browsers can offer it (OpenSearch 1.1). */
export async function openSearch(
  { content, settings: { siteUrl } }: { content: ContentSource; settings: SiteSettings },
  locale: Locale,
): Promise<string> {
  const [{ site }, start] = await Promise.all([content.globals(), content.find(locale, "")]);
  const search = `${siteUrl}${localePath(locale, "search")}?q={searchTerms}`;
  // The standard takes 16 and 1024 characters.
  const element = (name: string, text: string) => `  <${name}>${escapeXml(text)}</${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element("ShortName", site.product.slice(0, 16)),
    element("Description", (start?.meta.description ?? site.brand).slice(0, 1024)),
    element("Language", languageTags[locale]),
    element("InputEncoding", "UTF-8"),
    `  <Image width="48" height="48" type="image/x-icon">${siteUrl}/favicon.ico</Image>`,
    `  <Url type="text/html" method="get" template="${escapeXml(search)}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}/${locale}/opensearch.xml"/>`,
    "</OpenSearchDescription>\n",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
