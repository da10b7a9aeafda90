import type { Change, ContentSource, Ref } from "@waku/content";
import { type Locale, localePath } from "@waku/i18n/locale";
import { libraryShelves } from "../../app/page-data/library";
import { unlisted } from "../documents/sitemap";
import { entryDocuments } from "./entry-documents";
import { faultDocuments, robotDocuments, standardDocuments } from "./register-documents";
import type { SearchEntry } from "./search-entry";

/** Where entries come from that change together: a document, or one of the lists that no document makes. */
export type Origin = Ref | (typeof lists)[number];
const lists = ["downloads", "standards", "faults", "robots"] as const;

/** Entries of one origin in one language; none where there is nothing (any more). */
export type Collected = { origin: Origin; entries: SearchEntry[] };

/** Everything that can be found in one language, one origin after the other. */
export async function* collectAll(content: ContentSource, locale: Locale): AsyncGenerator<Collected> {
  for (const { ref } of await content.entries(locale)) yield await collect(content, locale, ref);
  for (const list of lists) yield await collect(content, locale, list);
}

/** Origins whose entries a change of the content may have changed; undefined for all of them. */
export function changedOrigins({ documents, isShared }: Change): Set<Origin> | undefined {
  if (isShared) return undefined;
  const refs = documents.map(({ ref }) => ref);
  return new Set(refs.length > 0 ? [...refs, "downloads", "standards"] : []);
}

/** What an origin gives to find, as it is now. */
export async function collect(content: ContentSource, locale: Locale, origin: Origin): Promise<Collected> {
  if (origin === "downloads") return { origin, entries: await downloadDocuments(content, locale) };
  const globals = await content.globals();
  if (origin === "standards") return { origin, entries: await standardDocuments(content, globals, locale) };
  if (origin === "faults") return { origin, entries: faultDocuments(globals, locale) };
  if (origin === "robots") return { origin, entries: robotDocuments(globals, locale) };
  const entry = unlisted.has(origin) ? undefined : await content.get(locale, origin);
  return { origin, entries: entry ? await entryDocuments(content, entry) : [] };
}

async function downloadDocuments(content: ContentSource, locale: Locale): Promise<SearchEntry[]> {
  const shelves = await libraryShelves({ site: { content }, locale });
  const items = shelves.flatMap(({ items }) => items);
  return items.map(({ title, text, source, file }): SearchEntry => {
    const path = source.href.slice(localePath(locale, "").length + 1);
    const id = `download:${file?.href ?? source.href}`;
    return { id, kind: "download", title, names: [], headings: [], text, path, file: file?.href };
  });
}
