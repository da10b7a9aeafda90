import type { Tag } from "@waku/content";
import { collectionNames } from "@waku/content/schema";
import { type Locale, pathBelowLocale } from "@waku/i18n/locale";
import type { SiteContext } from "../context/site";
import type { StartingPoints } from "./search-view";

/** What the entries to start with are made from: they change with one of them, and with whatever is new. */
export async function startTags({ recent, useful }: StartingPoints, locale: Locale, { content }: SiteContext) {
  const entries = [...recent, ...useful].map(({ href }) => content.find(locale, pathBelowLocale(href)));
  const refs = (await Promise.all(entries)).flatMap((entry): Tag[] => (entry ? [entry.ref] : []));
  return [...refs, ...collectionNames.map((name): Tag => `collection:${name}`)];
}
