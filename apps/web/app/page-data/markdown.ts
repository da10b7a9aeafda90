import { type ContentSource, keepHyphensTogether, keepNumbersTogether } from "@waku/content";
import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Locale } from "../i18n/locale";
import { resolveHref } from "./links";

/** Markdown as HTML, with its second-level headings for a table of contents. */
export type RenderedMarkdown = { html: string; headings: { id: string; text: string }[] };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);
const stringifier = unified().use(rehypeStringify);

/**
 * Renders content Markdown. Raw HTML in it is dropped, links are resolved to the page's language,
 * and links that lead nowhere become plain text.
 */
export async function renderMarkdown(
  content: ContentSource,
  locale: Locale,
  source: string,
): Promise<RenderedMarkdown> {
  const tree = await parser.run(parser.parse(source));
  const links: Element[] = [];
  const tables: Element[] = [];
  const headings: RenderedMarkdown["headings"] = [];
  visit(tree, "text", (node, _index, parent) => {
    if (parent && "tagName" in parent && parent.tagName === "code") return;
    // Where the source breaks a line inside of a paragraph is nothing but a space.
    const text = node.value.replace(/(?<=\S)\n(?=\S)/g, " ");
    node.value = keepHyphensTogether(keepNumbersTogether(text));
  });
  visit(tree, "element", (node) => {
    if (node.tagName === "a") links.push(node);
    if (node.tagName === "h2") headings.push({ id: String(node.properties.id), text: textOf(node) });
    if (node.tagName === "table") tables.push(node);
  });
  tables.forEach(wrapTable);
  await Promise.all(links.map((link) => resolveAnchor(content, locale, link)));
  return { html: stringifier.stringify(tree as Root), headings };
}

/** Wide tables scroll inside their own focusable frame instead of widening the page. */
function wrapTable(node: Element): void {
  const table: Element = { ...node };
  node.tagName = "div";
  node.properties = { className: ["table-frame"], tabIndex: 0 };
  node.children = [table];
}

async function resolveAnchor(content: ContentSource, locale: Locale, link: Element): Promise<void> {
  const target = String(link.properties.href ?? "");
  if (target.startsWith("#")) return;
  const address = await resolveHref(content, locale, target);
  if (!address) {
    link.tagName = "span";
    link.properties = {};
    return;
  }
  link.properties = address.external
    ? { href: address.href, target: "_blank", rel: ["noopener"] }
    : { href: address.href };
}
