import { type ContentSource, keepHyphensTogether, keepNumbersTogether } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
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
  const tables: CaptionedTable[] = [];
  const headings: RenderedMarkdown["headings"] = [];
  let heading: string | undefined;
  visit(tree, "text", (node, _index, parent) => {
    if (parent && "tagName" in parent && parent.tagName === "code") return;
    // Where the source breaks a line inside of a paragraph is nothing but a space.
    const text = node.value.replace(/(?<=\S)\n(?=\S)/g, " ");
    node.value = keepHyphensTogether(keepNumbersTogether(text));
  });
  visit(tree, "element", (node) => {
    if (node.tagName === "a") links.push(node);
    if (node.tagName === "h2") headings.push({ id: String(node.properties.id), text: textOf(node) });
    if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node);
    if (node.tagName === "table") tables.push({ table: node, caption: heading ?? headsOf(node) });
  });
  tables.forEach(completeTable);
  await Promise.all(links.map((link) => resolveAnchor(content, locale, link)));
  return { html: stringifier.stringify(tree as Root), headings };
}

/** A table and what it is called: the heading it stands under, else the heads of its columns. */
type CaptionedTable = { table: Element; caption: string };

/**
 * Completes a table for those who do not see it, with a caption and heads of rows, and puts it into the frame in which a
 * wide one scrolls instead of widening the page.
 */
function completeTable({ table: node, caption }: CaptionedTable): void {
  const [head, ...bodies] = node.children.filter((part) => part.type === "element");
  for (const cell of head ? cellsOf(head) : []) {
    if (textOf(cell).trim() === "") cell.tagName = "td";
    else cell.properties = { ...cell.properties, scope: "col" };
  }
  for (const row of bodies.flatMap((body) => rowsOf(body))) {
    const [first] = cellsOf(row);
    if (!first || textOf(first).trim() === "") continue;
    first.tagName = "th";
    first.properties = { ...first.properties, scope: "row" };
  }
  const table: Element = { ...node };
  table.children = [element("caption", ["visually-hidden"], [{ type: "text", value: caption }]), ...node.children];
  Object.assign(node, element("div", ["table-frame"], [table]));
}

function headsOf(table: Element): string {
  const heads = table.children
    .filter((part) => part.type === "element")
    .slice(0, 1)
    .flatMap(cellsOf);
  return heads
    .map((cell) => textOf(cell).trim())
    .filter(Boolean)
    .join(", ");
}

function rowsOf(part: Element): Element[] {
  return part.children.filter((row): row is Element => row.type === "element" && row.tagName === "tr");
}

function cellsOf(part: Element): Element[] {
  const rows = part.tagName === "tr" ? [part] : rowsOf(part);
  return rows.flatMap((row) => row.children.filter((cell) => cell.type === "element"));
}

function element(tagName: string, className: string[], children: Element["children"]): Element {
  return { type: "element", tagName, properties: { className }, children };
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
