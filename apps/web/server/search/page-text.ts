import { documentTexts, type Entry } from "@waku/content";
import type { Block } from "@waku/content/schema";
import { markdownText } from "./markdown-text";

/** What a page says, without what other documents of the index say: its questions. */
export type PageText = { names: string[]; headings: string[]; text: string };

type PageEntry = Extract<Entry, { kind: "page" }>;

/** Blocks whose words are found elsewhere: questions as entries of their own, lists by what they list. */
const elsewhere: Block["type"][] = ["faq", "related"];

/** The words of the blocks of a page. */
export function pageText(entry: PageEntry): PageText {
  const own = entry.page.blocks.filter(({ type }) => !elsewhere.includes(type));
  const texts = documentTexts({ ...entry, page: { ...entry.page, event: undefined, blocks: own } });
  const found: PageText = { names: [], headings: [], text: "" };
  const parts: string[] = [];
  for (const { at, text, markdown } of texts) {
    const [field = "", ...above] = at.split(".").reverse();
    // What search engines show, and what is written on buttons, stands nowhere in the text.
    if (at.startsWith("meta.") || above.includes("actions") || above.includes("link")) continue;
    if (field === "pretitle" && at.startsWith("blocks.0.")) found.names.push(text);
    else if (field === "title" || field === "pretitle") found.headings.push(text);
    else if (markdown) {
      const inner = markdownText(text);
      found.headings.push(...inner.headings);
      parts.push(inner.text);
    } else parts.push(text);
  }
  return { ...found, text: parts.join(" ") };
}
