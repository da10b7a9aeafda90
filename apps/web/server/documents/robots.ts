import type { SiteSettings } from "../../app/context/site-settings";

/** robots.txt: everything may be read where the site is public, nothing elsewhere. */
export function robotsTxt({ siteUrl, indexable }: SiteSettings): string {
  if (!indexable) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\nSitemap: ${siteUrl}/sitemap-robots.xml\n`;
}
