import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { PdfBlock, PdfWords } from "./pdf-document";

type Node = RootContent | BlockContent | DefinitionContent;

/** Markdown as parts of a PDF: headings, paragraphs, lists, quotes, tables; anything else as its text. */
export function markdownBlocks(nodes: Node[]): PdfBlock[] {
  return nodes.flatMap((node) => {
    if (node.type !== "heading") return blocksOf(node);
    const level = node.depth <= 2 ? 2 : 3;
    // An empty heading would be an empty entry of the outline.
    return textOf(node).trim() ? { type: "heading", level, words: words(node.children) } : [];
  });
}

function blocksOf(node: Node): PdfBlock[] {
  switch (node.type) {
    case "paragraph":
      return [{ type: "paragraph", words: words(node.children) }];
    case "heading":
      // Within a list or a quote a heading divides nothing of the document.
      return [{ type: "paragraph", words: [{ type: "strong", words: words(node.children) }] }];
    case "list": {
      const items = node.children.map((item) => item.children.flatMap(blocksOf));
      return [
        node.ordered
          ? { type: "list", mark: "number", start: node.start ?? 1, items }
          : { type: "list", mark: "dot", items },
      ];
    }
    case "blockquote":
      return [{ type: "quote", body: node.children.flatMap(blocksOf) }];
    case "table": {
      const [head, ...rows] = node.children.map((row) => row.children.map((cell) => textOf(cell)));
      const columns = (head ?? []).map((title) => ({ title, share: 1 }));
      return [{ type: "table", columns, rows: rows.map((cells) => ({ cells })) }];
    }
    case "thematicBreak":
      return [];
    default: {
      const text = textOf(node);
      return text ? [{ type: "paragraph", words: [text] }] : [];
    }
  }
}

function words(nodes: PhrasingContent[]): PdfWords {
  return nodes.map((node) => {
    switch (node.type) {
      case "strong":
      case "emphasis":
        return { type: node.type, words: words(node.children) };
      case "link":
        return { type: "link", href: node.url, words: words(node.children) };
      case "break":
        return { type: "break" };
      default:
        return textOf(node);
    }
  });
}
