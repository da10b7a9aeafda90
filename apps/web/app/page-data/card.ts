import { type Entry, keepHyphensTogether, keepTitleHyphensTogether } from "@waku/content";
import { localePath } from "@waku/i18n/locale";
import type { CardView } from "../ui/views";

/** The teaser of any document. */
export function cardView(entry: Entry): CardView {
  const published = entry.kind === "item" ? entry.published : undefined;
  return {
    title: keepTitleHyphensTogether(entry.title),
    text: keepHyphensTogether(entry.teaser),
    href: localePath(entry.locale, entry.path),
    published,
  };
}
