import type { Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** What is to be read in Markdown: its headings, and everything else in its order. */
export type MarkdownText = { headings: string[]; text: string };

const parser = unified().use(remarkParse).use(remarkGfm);

/** The Markdown of content as a tree. */
export function markdownTree(source: string): Root {
  return parser.parse(source);
}

/** What is to be read in some Markdown. */
export function markdownText(source: string): MarkdownText {
  const found: { headings: string[]; texts: string[] } = { headings: [], texts: [] };
  for (const node of markdownTree(source).children) collect(node, found);
  return { headings: found.headings, text: found.texts.join(" ") };
}

/** Paragraphs, cells and items of lists are texts of their own; what stands within them is not. */
function collect(node: RootContent, found: { headings: string[]; texts: string[] }): void {
  if (node.type === "heading") found.headings.push(textOf(node));
  else if (node.type !== "paragraph" && node.type !== "tableCell" && "children" in node)
    for (const child of node.children) collect(child, found);
  else if (node.type !== "html") found.texts.push(textOf(node).replace(/\s+/g, " "));
}
