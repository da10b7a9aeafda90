import { type Locale, locales } from "../../schema/index.ts";
import type { Entry, Ref, Tag } from "../content-source.ts";
import type { ContentIndex } from "./content-index.ts";

/**
 * What differs between two states of the content: documents that changed, came or went, the lists they stand in, and
 * `globals` for everything that all pages share. Any page may link to a document, so a new address is shared, too.
 */
export function changedTags(before: ContentIndex, after: ContentIndex): Tag[] {
  const tags = new Set<Tag>();
  if (before.content.sharedDigest !== after.content.sharedDigest) tags.add("globals");
  for (const locale of locales)
    for (const ref of new Set([...before.byRef[locale].keys(), ...after.byRef[locale].keys()])) {
      const [old, now] = [stateOf(before, locale, ref), stateOf(after, locale, ref)];
      if (old?.digest === now?.digest && old?.entry.path === now?.entry.path) continue;
      tags.add(ref);
      for (const { entry } of [old, now].filter((state) => state !== undefined)) {
        const list = listOf(entry);
        if (list) tags.add(list);
      }
      const isMoved = old && now && old.entry.path !== now.entry.path;
      // No page may lead to a document that is gone, but one may to a document that is yet to be published.
      const isTakenBack = old && !now && after.content.digests.has(old.entry.file);
      if (isMoved || isTakenBack) tags.add("globals");
    }
  return [...tags];
}

function stateOf({ byRef, content }: ContentIndex, locale: Locale, ref: Ref) {
  const entry = byRef[locale].get(ref);
  if (!entry) return undefined;
  const phase = entry.kind === "page" ? entry.phase?.name : undefined;
  return { entry, digest: [content.digests.get(entry.file), phase].join() };
}

function listOf(entry: Entry): Tag | undefined {
  if (entry.kind === "item") return `collection:${entry.collection}`;
  return entry.kind === "page" ? undefined : `handbook:${entry.handbook}`;
}
