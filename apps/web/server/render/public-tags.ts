import type { Tag } from "@waku/content";

/**
 * What caches on the way are told that a page is made from, by names that an operator knows and a header has room for:
 * documents in whichever language, collections, handbooks, `globals` for settings and menus, `booking`.
 */
export function publicTags(tags: Iterable<Tag>): string[] {
  const names = new Set<string>();
  for (const tag of tags) {
    const name = publicName(tag);
    if (name) names.add(name);
  }
  return [...names];
}

function publicName(tag: Tag): string | undefined {
  if (tag === "booking") return tag;
  if (tag.startsWith("globals.") || tag.endsWith(".navigation")) return "globals";
  const [, list, handbook, document] =
    /^[a-z]+:(?:(collection:[a-zA-Z]+)|handbook\.([a-z-]+)|([a-zA-Z]+:[a-z0-9/-]*))/.exec(tag) ?? [];
  return list ?? (handbook && `handbook:${handbook}`) ?? document;
}
