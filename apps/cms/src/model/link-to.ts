import type { CollectionName } from "@waku/content/schema";
import { itemSlugs } from "./item-slugs.ts";

const itemNames = new Map<string, string>(Object.entries(itemSlugs).map(([name, collection]) => [collection, name]));

/** The backend's collections whose documents links lead to. */
export const linkedCollections: string[] = ["pages", ...itemNames.keys()];

/**
 * The link that leads to a document, as texts and fields have it: `/features/live-map`, `article:vda-5050`. It has no
 * language, and stays when titles and addresses change.
 * @throws Error for a collection that no link leads to
 */
export function linkTo(collection: string, document: { path?: unknown; name?: unknown }): string {
  if (collection === "pages") return String(document.path);
  const kind = itemNames.get(collection) as CollectionName | undefined;
  if (!kind) throw new Error(`No link leads to documents of “${collection}”.`);
  return `${kind}:${document.name}`;
}
