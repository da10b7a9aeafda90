import type { ContentSource } from "@waku/content";
import { type Locale, languageTags, localePath } from "@waku/i18n/locale";
import { Feed } from "feed";
import type { SiteSettings } from "../../app/context/site-settings";

/** Newest items the feed holds. */
const feedLength = 30;

/** RSS feed of magazine, updates and press of one language. */
export async function feed(
  { content, settings }: { content: ContentSource; settings: SiteSettings },
  locale: Locale,
): Promise<string> {
  const [{ site }, magazine, ...lists] = await Promise.all([
    content.globals(),
    content.find(locale, "magazine"),
    ...(["article", "update", "pressRelease"] as const).map((name) =>
      content.list(locale, name, { limit: feedLength }),
    ),
  ]);
  const items = lists.flatMap((list) => list.items).sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
  const home = settings.siteUrl + localePath(locale, "");
  const rss = new Feed({
    id: home,
    link: home,
    title: site.brand,
    description: magazine?.teaser,
    language: languageTags[locale],
    copyright: site.company.legalName ?? site.brand,
    // The same bytes as long as the content is the same; by default the feed says when it was asked for.
    updated: new Date(items[0]?.publishedAt ?? 0),
    feedLinks: { rss: `${settings.siteUrl}/${locale}/feed.xml` },
  });
  for (const { title, teaser, path, publishedAt = 0 } of items.slice(0, feedLength)) {
    const link = settings.siteUrl + localePath(locale, path);
    rss.addItem({ id: link, link, title, description: teaser, date: new Date(publishedAt) });
  }
  return rss.rss2();
}
