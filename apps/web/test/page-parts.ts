import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { HTMLElement, type Node, NodeType } from "node-html-parser";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** What a text says, part by part; of each only letters and digits, so that marks and spaces do not matter. */
export type Parts = {
  headings: string[];
  /** Rows of tables. */
  rows: string[];
  links: { words: string; href: string }[];
  pictures: string[];
  /** Paragraphs, items of lists, terms and what is said of them, labels of fields, drawings. */
  texts: string[];
};

const headings = ["H1", "H2", "H3", "H4", "H5", "H6"];
const texts = ["P", "DT", "DD", "LABEL", "LEGEND", "CAPTION", "BLOCKQUOTE"];
/** What is no text, or is operated and not read. */
const silent = ["SVG", "BUTTON", "SELECT", "TEXTAREA", "PROGRESS", "SCRIPT", "STYLE"];

function compact(text: string): string {
  return text.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "");
}

function isHidden(element: HTMLElement): boolean {
  return element.hasAttribute("hidden") || element.getAttribute("aria-hidden") === "true";
}

/** Whether visitors can read what an element says. */
function isSeen(element: HTMLElement): boolean {
  if (isHidden(element) || element.getAttribute("role") === "img") return false;
  const { tagName, parentNode } = element;
  // A box to tick, and what it is called, stand for themselves in a table.
  if (tagName === "LABEL" && parentNode?.tagName === "TD" && element.querySelector("input")) return false;
  return !silent.includes(tagName) || (tagName === "BUTTON" && parentNode?.tagName === "LI");
}

function wordsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  // A sign in the middle of a text says what it stands for.
  if (node instanceof HTMLElement && node.tagName === "SPAN" && node.getAttribute("role") === "img")
    return node.getAttribute("aria-label") ?? "";
  if (!(node instanceof HTMLElement) || !isSeen(node)) return "";
  return node.childNodes.map(wordsOf).join(" ");
}

const said = (node: Node) => compact(wordsOf(node));

/** Words of a row, without columns in which no row of the table says anything. */
function rowWords(row: HTMLElement): string {
  const cellsOf = (element: HTMLElement) => element.childNodes.filter((child) => child instanceof HTMLElement);
  // A table may do without <tbody>.
  const rows = row.closest("table")?.querySelectorAll("tr") ?? [];
  const body = rows.filter(({ parentNode }) => parentNode?.tagName !== "THEAD").map(cellsOf);
  const saysSomething = (_: Node, column: number) => body.some((cells) => cells[column] && said(cells[column]) !== "");
  return cellsOf(row).filter(saysSomething).map(said).join("");
}

/** What an item of a list says beside the lists in it. */
function itemWords(item: HTMLElement): string {
  const own = item.childNodes.filter((child) => !(child instanceof HTMLElement && /^[OU]L$/.test(child.tagName)));
  return compact(own.map(wordsOf).join(" "));
}

/** What the main part of a page says. */
export function pageParts(main: HTMLElement, address: string): Parts {
  const parts: Parts = { headings: [], rows: [], links: [], pictures: [], texts: [] };
  const add = (element: HTMLElement) => {
    const { tagName } = element;
    if (headings.includes(tagName)) parts.headings.push(said(element));
    if (texts.includes(tagName)) parts.texts.push(said(element));
    if (tagName === "TR") parts.rows.push(rowWords(element));
    if (tagName === "IMG") parts.pictures.push(compact(element.getAttribute("alt") ?? ""));
    const href = element.getAttribute("href");
    if (tagName === "A" && href !== undefined)
      parts.links.push({ words: said(element), href: new URL(href.replaceAll("&amp;", "&"), address).href });
    // Items with headings are parts of their own; a field and its label change places with each other.
    if (tagName === "LI" && !element.querySelector("h2, h3, h4, label")) parts.texts.push(itemWords(element));
  };
  const walk = (element: HTMLElement) => {
    if (isHidden(element)) return;
    if (element.getAttribute("role") === "img" && element.parentNode?.tagName !== "A") {
      const label = element.getAttribute("aria-label") ?? element.querySelector("title")?.text ?? "";
      parts.texts.push(compact(label));
    }
    if (!isSeen(element)) return;
    add(element);
    for (const child of element.childNodes) if (child instanceof HTMLElement) walk(child);
  };
  walk(main);
  return parts;
}

const reader = unified().use(remarkParse).use(remarkGfm);

/** What a Markdown text says; its texts are one. */
export function markdownParts(text: string): Parts {
  const tree = reader.parse(text.replace(/^---\n[\s\S]*?\n---\n/, ""));
  const words = (node: Nodes) => compact(textOf(node));
  const parts: Parts = { headings: [], rows: [], links: [], pictures: [], texts: [words(tree)] };
  visit(tree, (node) => {
    if (node.type === "heading") parts.headings.push(words(node));
    if (node.type === "tableRow") parts.rows.push(words(node));
    if (node.type === "link") parts.links.push({ words: words(node), href: node.url });
    if (node.type === "image") parts.pictures.push(compact(node.alt ?? ""));
  });
  return parts;
}

/** What a page says and its twin does not, in words for a message. */
export function missingParts(page: Parts, twin: Parts): string[] {
  const [all = ""] = twin.texts;
  const lacks = (name: string, wanted: string[], there: string[]) => {
    const known = new Set(there);
    return wanted.filter((part) => part && !known.has(part)).map((part) => `${name}: ${part}`);
  };
  const linkTexts = (links: Parts["links"]) => links.map(({ words, href }) => words && `${words} ${href}`);
  return [
    ...lacks("heading", page.headings, twin.headings),
    ...lacks("row", page.rows, twin.rows),
    ...lacks("picture", page.pictures, twin.pictures),
    ...lacks("link", linkTexts(page.links), linkTexts(twin.links)),
    ...page.texts.filter((part) => !all.includes(part)).map((part) => `text: ${part}`),
  ];
}
