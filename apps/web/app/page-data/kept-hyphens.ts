import { keepHyphensTogether, keepTitleHyphensTogether } from "@waku/content";
import { type Block, mapFields } from "@waku/content/schema";

/**
 * The block whose texts do not break at hyphens that hold words, norms and times together. Markdown has that done to it
 * when it is rendered (`markdown.ts`).
 */
export function withHyphensKept(block: Block): Block {
  return mapFields(block, (value, meaning, at) => {
    if (!("text" in meaning) || meaning.text !== "line") return value;
    return /(?:^|\.)title$/.test(at) ? keepTitleHyphensTogether(value) : keepHyphensTogether(value);
  });
}
