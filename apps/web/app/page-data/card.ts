import { type Entry, keepHyphensTogether, keepTitleHyphensTogether } from "@waku/content";
import { localePath } from "@waku/i18n/locale";
import type { CardView } from "../ui/views";

/** The teaser of any document. */
export function cardView(entry: Entry): CardView {
  const published = entry.kind === "item" ? entry.published : undefined;
  return {
    label: industryOf(entry),
    title: keepTitleHyphensTogether(entry.title),
    text: keepHyphensTogether(entry.teaser),
    href: localePath(entry.locale, entry.path),
    published,
  };
}

/** Titles of industry pages tell of a scene; the line above them names the industry. */
function industryOf(entry: Entry): string | undefined {
  if (entry.kind !== "page" || entry.page.family !== "industry") return undefined;
  return entry.page.blocks.find((block) => block.type === "hero")?.pretitle;
}
