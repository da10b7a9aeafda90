import type { Globals, ItemEntry } from "@waku/content";
import { localePath } from "@waku/i18n/locale";
import type { StoryView } from "../blocks/views";
import type { SiteContext } from "../context/site";
import { pictureView } from "./picture";

/** The success story of a client, with the picture that opens it; undefined for items of other collections. */
export async function clientStory(
  { content, tags }: SiteContext,
  globals: Globals,
  { locale, title, fields }: ItemEntry,
): Promise<StoryView | undefined> {
  if (typeof fields.story !== "string") return undefined;
  const entry = await content.find(locale, fields.story.slice(1));
  if (entry?.kind !== "page") return undefined;
  tags.add(entry.ref);
  const hero = entry.page.blocks.find((block) => block.type === "hero");
  return {
    label: hero?.pretitle ?? title,
    title: entry.title,
    text: entry.teaser,
    href: localePath(locale, entry.path),
    picture: pictureView(hero?.picture, globals, locale),
  };
}
