import { type Entry, sheetOf, withoutSoftHyphens } from "@waku/content";
import type { BlockOf } from "@waku/content/schema";
import { localePath } from "@waku/i18n/locale";
import { type LibraryItemView, type ShelfName, shelfNames } from "../blocks/library/view";
import { downloadViews } from "./downloads";
import type { PageScope } from "./page-scope";

/** What the list of all downloads is read from. */
type LibraryScope = { site: Pick<PageScope["site"], "content">; locale: PageScope["locale"] };

type Found = { shelf: ShelfName; item: LibraryItemView };

/**
 * Every download of the site in one language, on shelves that hold something: files that pages and handbooks offer,
 * tables of articles, whitepapers, descriptions of open positions. It is read from the content, so that nothing is left out and nothing
 * stays that is gone.
 */
export async function libraryShelves(scope: LibraryScope): Promise<{ name: ShelfName; items: LibraryItemView[] }[]> {
  const { site, locale } = scope;
  const entries = [...(await site.content.entries(locale))];
  const found = (await Promise.all(entries.map((entry) => downloadsOf(entry, scope)))).flat();
  const shelves = shelfNames.map((name) => ({ name, items: itemsOf(name, found) }));
  return shelves.filter(({ items }) => items.length > 0);
}

/** What stands on a shelf, each file once: the first document that offers it tells about it. */
function itemsOf(name: ShelfName, found: Found[]): LibraryItemView[] {
  const items = new Map<string, LibraryItemView>();
  for (const { shelf, item } of found) {
    const key = item.file?.href ?? item.source.href;
    if (shelf === name && !items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}

async function downloadsOf(entry: Entry, scope: LibraryScope): Promise<Found[]> {
  const sheet = sheetOf(entry);
  // What offers nothing is not read: the list does not change with it.
  if (entry.kind === "item" && entry.collection !== "job" && !sheet) return [];
  if (entry.kind === "page" && !entry.page.blocks.some(({ type }) => type === "downloads" || type === "form"))
    return [];
  const source = { label: withoutSoftHyphens(entry.title), href: localePath(entry.locale, entry.path) };
  if (sheet) {
    const file = { href: `${source.href}.csv`, format: "CSV" };
    return [{ shelf: "templates", item: { title: sheet.title, text: sheet.text, source, file } }];
  }
  if (entry.kind === "item") {
    const file = { href: `${source.href}.pdf`, format: "PDF" };
    return [{ shelf: "jobs", item: { title: source.label, text: entry.teaser, source, file } }];
  }
  if (entry.kind !== "page") return filesOf(entry.downloads, source, "templates", scope);
  // What stands with the press releases is for the press.
  const isOfPress = entry.page.blocks.some((block) => block.type === "articles" && block.collection === "pressRelease");
  const shelf = isOfPress ? "press" : "templates";
  const found = await Promise.all(
    entry.page.blocks.map(async (block): Promise<Found[]> => {
      if (block.type === "downloads") return filesOf(block.items, source, shelf, scope);
      if (block.type !== "form" || block.form !== "whitepaper") return [];
      return [{ shelf: "whitepapers", item: { title: source.label, text: entry.teaser, source } }];
    }),
  );
  return found.flat();
}

async function filesOf(
  downloads: BlockOf<"downloads">["items"],
  source: LibraryItemView["source"],
  shelf: ShelfName,
  { site, locale }: LibraryScope,
): Promise<Found[]> {
  const views = await downloadViews(site.content, locale, downloads);
  return views.map(({ title, text, href, format, external }) => ({
    shelf,
    item: { title, text, source, file: { href, format: external ? "" : format } },
  }));
}
