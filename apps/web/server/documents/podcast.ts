import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type ContentSource, collectionLayout, type FilesSource, recordingOf } from "@waku/content";
import { type Locale, languageTags, localePath } from "@waku/i18n/locale";
import { Feed } from "feed";
import type { SiteSettings } from "../../app/context/site-settings";
import { messagesIn } from "../../app/i18n/messages";
import { mediaHref } from "../../app/page-data/downloads";
import type { MadeFile, MakeFile } from "./make-file";

type Scope = { content: ContentSource; settings: SiteSettings; mediaFolders: FilesSource["mediaFolders"] };

/** RSS feed of the updates of one language that can be listened to; undefined while there are none. */
export async function podcast(scope: Scope, locale: Locale): Promise<string | undefined> {
  const { content, settings, mediaFolders } = scope;
  const [{ site }, list, episodes] = await Promise.all([
    content.globals(),
    content.find(locale, collectionLayout.update.basePath),
    episodesIn(content, locale),
  ]);
  if (episodes.length === 0) return undefined;
  const cover = `${settings.siteUrl}/${locale}/podcast.png`;
  const home = settings.siteUrl + localePath(locale, collectionLayout.update.basePath);
  const rss = new Feed({
    id: home,
    link: home,
    title: messagesIn(locale).podcastOf(site.brand),
    description: list?.teaser,
    language: languageTags[locale],
    copyright: site.company.legalName ?? site.brand,
    // The same bytes as long as the content is the same.
    updated: new Date(episodes[0]?.item.publishedAt ?? 0),
    feedLinks: { rss: `${settings.siteUrl}/${locale}/podcast.xml` },
    author: { name: site.brand },
    image: cover,
    podcast: true,
  });
  rss.addExtension({ name: "itunes:image", objects: { _attributes: { href: cover } } });
  rss.addExtension({ name: "itunes:category", objects: { _attributes: { text: "Technology" } } });
  rss.addExtension({ name: "itunes:explicit", objects: { _text: "false" } });
  for (const { item, recording } of episodes) {
    const link = settings.siteUrl + localePath(locale, item.path);
    rss.addItem({
      id: link,
      link,
      title: item.title,
      description: item.teaser,
      date: new Date(item.publishedAt ?? 0),
      audio: {
        url: settings.siteUrl + mediaHref(recording.file),
        type: "audio/mpeg",
        length: await sizeOf(mediaFolders(), recording.file),
        duration: secondsOf(recording.duration),
      },
    });
  }
  return rss.rss2();
}

/** Cover of the podcast of one language, as PNG; undefined while there is nothing to listen to. */
export async function podcastCover(
  content: ContentSource,
  locale: Locale,
  make: MakeFile,
): Promise<MadeFile | undefined> {
  const [{ site }, episodes] = await Promise.all([content.globals(), episodesIn(content, locale)]);
  if (episodes.length === 0) return undefined;
  return make({ kind: "podcast-cover", props: { title: messagesIn(locale).podcastTitle, brand: site.brand } });
}

/** Updates that can be listened to, newest first. */
async function episodesIn(content: ContentSource, locale: Locale) {
  const { items } = await content.list(locale, "update");
  return items.flatMap((item) => {
    const recording = recordingOf(item);
    return recording ? [{ item, recording }] : [];
  });
}

/** Bytes of a media file; the check of the content has seen it, so it is gone only while content is being replaced. */
async function sizeOf(folders: string[], file: string): Promise<number> {
  for (const folder of folders) {
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (found) return found.size;
  }
  return 0;
}

function secondsOf(duration: string): number {
  const [minutes = 0, seconds = 0] = duration.split(":").map(Number);
  return minutes * 60 + seconds;
}
