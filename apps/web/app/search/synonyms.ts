import type { Locale, Terms } from "@waku/content/schema";
import type { SynonymGroup } from "@waku/search";

/** What the termbase says of the words by which visitors look for things. */
export function synonymsOf(terms: Terms, locale: Locale): SynonymGroup[] {
  return Object.values(terms).flatMap((term) => {
    const { use, also = [], asked = [] } = term[locale] ?? {};
    return use !== undefined && also.length + asked.length > 0 ? [{ words: [use, ...also], asked }] : [];
  });
}
