import type { PhrasingContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { markdownTree } from "./markdown-text";

/** A word and what it means, below the heading with this anchor. */
export type GlossaryTerm = { term: string; text: string; anchor?: string };

const slugs = unified().use(remarkRehype).use(rehypeSlug);

/** Words that a text explains, one in each paragraph that opens with it: "**Cobot.** A robot that …". */
export function glossaryTerms(source: string): GlossaryTerm[] {
  const tree = markdownTree(source);
  // The page gives its headings their anchors in the same way (page-data/markdown.ts).
  const anchors = slugs.runSync(tree).children.flatMap((node) => {
    const isHeading = node.type === "element" && /^h[1-6]$/.test(node.tagName);
    return isHeading ? [String(node.properties.id)] : [];
  });
  const terms: GlossaryTerm[] = [];
  let headings = 0;
  for (const node of tree.children) {
    if (node.type === "heading") headings++;
    if (node.type !== "paragraph") continue;
    const [first, ...rest] = node.children;
    const term = first && termOf(first);
    if (term)
      terms.push({
        term,
        text: rest
          .map((part) => textOf(part))
          .join("")
          .trim(),
        anchor: anchors[headings - 1],
      });
  }
  return terms;
}

function termOf(node: PhrasingContent): string | undefined {
  return node.type === "strong" ? /^(.+)\.$/s.exec(textOf(node))?.[1] : undefined;
}
