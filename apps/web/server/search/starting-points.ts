import type { ContentSource, Entry, ItemEntry } from "@waku/content";
import { type Locale, localePath, pathBelowLocale } from "@waku/i18n/locale";
import { resolveHref } from "../../app/page-data/links";
import type { SearchSuggestion } from "../../app/search/site-search";

/** So many of each are shown before anything is typed. */
const [mostRecent, mostUseful] = [4, 6];

/** The latest articles and updates, and the pages to which the main menu gives an overview. */
export async function startingPoints(
  content: ContentSource,
  locale: Locale,
): Promise<{ recent: SearchSuggestion[]; useful: SearchSuggestion[] }> {
  const [articles, updates, { header }] = await Promise.all([
    content.list(locale, "article", { limit: mostRecent }),
    content.list(locale, "update", { limit: mostRecent }),
    content.navigation(locale),
  ]);
  const recent = [...articles.items, ...updates.items].sort(newestFirst).slice(0, mostRecent);
  const links = header.flatMap((menu) => ("groups" in menu ? (menu.overview ?? []) : menu));
  const useful = await Promise.all(links.map(({ label, to }) => suggestion(content, locale, label, to)));
  return {
    recent: recent.map((item) => suggested(item.collection === "update" ? "update" : "article", item.title, item)),
    useful: useful.filter((found) => found !== undefined).slice(0, mostUseful),
  };
}

const newestFirst = (one: ItemEntry, other: ItemEntry) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0);

async function suggestion(content: ContentSource, locale: Locale, label: string, to: string) {
  const address = await resolveHref(content, locale, to);
  const entry = address && !address.external ? await content.find(locale, pathBelowLocale(address.href)) : undefined;
  return entry && suggested("page", label, entry);
}

function suggested(kind: SearchSuggestion["kind"], title: string, { locale, path }: Entry): SearchSuggestion {
  return { kind, title: [{ text: title, isMatch: false }], href: localePath(locale, path) };
}
