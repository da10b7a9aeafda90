import type { Entry } from "../source/content-source.ts";

/** One piece of text in a document and where it stands. */
export type TextAt = { at: string; text: string; markdown: boolean };

/** Fields that are read by people, wherever they stand in a document. */
const textFields = new Set([
  "title",
  "text",
  "intro",
  "teaser",
  "description",
  "pretitle",
  "label",
  "question",
  "notice",
  "workplace",
  "industry",
  "none",
]);
const markdownFields = new Set(["answer", "body", "transcript"]);
const textLists = new Set(["cells", "columns", "tags"]);

/** Every text of a document's structured part (the Markdown body is not in it). */
export function documentTexts(entry: Entry): TextAt[] {
  const texts: TextAt[] = [];
  const source =
    entry.kind === "page" ? entry.page : { ...entry, ...("fields" in entry ? entry.fields : {}), fields: undefined };
  collect(source, "", texts);
  return texts;
}

function collect(value: unknown, at: string, texts: TextAt[], field = ""): void {
  if (typeof value === "string") {
    const markdown = markdownFields.has(field);
    if (markdown || textFields.has(field) || textLists.has(field)) texts.push({ at, text: value, markdown });
    return;
  }
  if (Array.isArray(value)) {
    // The entries of `bullets.items` are plain strings; `items` of other blocks are objects.
    for (const [index, part] of value.entries())
      collect(part, `${at}.${index}`, texts, field === "items" ? "text" : field);
    return;
  }
  if (value && typeof value === "object") {
    // The text of an info block is Markdown, elsewhere `text` is plain.
    const isInfo = "type" in value && value.type === "info";
    for (const [key, part] of Object.entries(value))
      collect(part, at ? `${at}.${key}` : key, texts, isInfo && key === "text" ? "body" : key);
  }
}
