import type { ContentSource } from "@waku/content";
import { type Locale, localePath } from "../../app/i18n/locale";
import { libraryShelves } from "../../app/page-data/library";
import { unlisted } from "../documents/sitemap";
import { entryDocuments } from "./entry-documents";
import { robotDocuments, standardDocuments } from "./register-documents";
import type { SearchEntry } from "./search-entry";

/** Everything that can be found in one language. */
export async function collectEntries(content: ContentSource, locale: Locale): Promise<SearchEntry[]> {
  const globals = await content.globals();
  const entries: SearchEntry[] = [];
  for (const entry of await content.entries(locale))
    if (!unlisted.has(entry.ref)) entries.push(...(await entryDocuments(content, entry)));
  entries.push(...(await downloadDocuments(content, locale)));
  entries.push(...(await standardDocuments(content, globals, locale)), ...robotDocuments(globals, locale));
  return entries;
}

async function downloadDocuments(content: ContentSource, locale: Locale): Promise<SearchEntry[]> {
  const shelves = await libraryShelves({ site: { content, tags: new Set() }, locale });
  const items = shelves.flatMap(({ items }) => items);
  return items.map(({ title, text, source, file }): SearchEntry => {
    const path = source.href.slice(localePath(locale, "").length + 1);
    return {
      id: `download:${file?.href ?? source.href}`,
      kind: "download",
      title,
      names: [],
      headings: [],
      text,
      path,
      file: file?.href,
    };
  });
}
