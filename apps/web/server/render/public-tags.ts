import type { Tag } from "@waku/content";

/** Proxies take some 4 KB of all headers together by default; one page behind nginx answered 502 with more. */
const maxLength = 2000;
/** In place of the names that found no room. */
const many = "many";

/**
 * What caches on the way are told that a page is made from, by names that an operator knows: documents in whichever language,
 * collections, handbooks, `globals` for settings and menus, `booking`. Documents that the page leads to and says nothing of are
 * left out: every page leads to some hundred. The last name is `many` where a page is made from more than a header has room for.
 */
export function publicTags(tags: Iterable<Tag>): string[] {
  const names = new Set<string>();
  for (const tag of tags) {
    const name = isOfLink(tag) ? undefined : publicName(tag);
    if (name) names.add(name);
  }
  const kept: string[] = [];
  let length = many.length;
  for (const name of names) {
    length += name.length + 1;
    if (length > maxLength) return [...kept, many];
    kept.push(name);
  }
  return kept;
}

/** Whether a link needs it, and the menu's picture beside: that there is a document, and where. */
function isOfLink(tag: Tag): boolean {
  return /^[a-z]+:(?!collection:|handbook\.)[a-zA-Z]+:[a-z0-9/-]*(?:\.(?:path|picture))?$/.test(tag);
}

function publicName(tag: Tag): string | undefined {
  if (tag === "booking") return tag;
  if (tag.startsWith("globals.") || tag.endsWith(".navigation")) return "globals";
  const [, list, handbook, document] =
    /^[a-z]+:(?:(collection:[a-zA-Z]+)|handbook\.([a-z-]+)|([a-zA-Z]+:[a-z0-9/-]*))/.exec(tag) ?? [];
  return list ?? (handbook && `handbook:${handbook}`) ?? document;
}
