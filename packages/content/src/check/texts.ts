import { type Block, mapFields } from "../schema/index.ts";
import type { Entry } from "../source/content-source.ts";

/** One piece of text in a document and where it stands. */
export type TextAt = { at: string; text: string; markdown: boolean };

/** Where a text stands: what the rules on words need to know of a document. */
export type TextOrigin = Pick<Entry, "file" | "locale">;

/** Fields that are read by people, wherever they stand in a document beside its blocks. */
const textFields = new Set([
  "title",
  "text",
  "intro",
  "teaser",
  "description",
  "pretitle",
  "label",
  "notice",
  "workplace",
  "industry",
  "caption",
]);
const markdownFields = new Set(["body", "transcript"]);
const textLists = new Set(["tags", "columns", "cells"]);

/** Every text of a document's structured part (the Markdown body is not in it). */
export function documentTexts(entry: Entry): TextAt[] {
  const texts: TextAt[] = [];
  if (entry.kind === "page") {
    const { blocks, ...page } = entry.page;
    collect(page, "", texts);
    for (const [index, block] of blocks.entries()) texts.push(...blockTexts(block, `blocks.${index}`));
    return texts;
  }
  collect({ ...entry, ...("fields" in entry ? entry.fields : {}), fields: undefined }, "", texts);
  return texts;
}

/** Every text of a block, by its schema. */
function blockTexts(block: Block, place: string): TextAt[] {
  const texts: TextAt[] = [];
  mapFields(block, (text, meaning, at) => {
    if ("text" in meaning) texts.push({ at: `${place}.${at}`, text, markdown: meaning.text === "markdown" });
    return text;
  });
  return texts;
}

function collect(value: unknown, at: string, texts: TextAt[], field = ""): void {
  if (typeof value === "string") {
    const markdown = markdownFields.has(field);
    if (markdown || textFields.has(field) || textLists.has(field)) texts.push({ at, text: value, markdown });
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) collect(part, `${at}.${index}`, texts, field);
    return;
  }
  if (value && typeof value === "object") {
    for (const [key, part] of Object.entries(value)) collect(part, at ? `${at}.${key}` : key, texts, key);
  }
}
