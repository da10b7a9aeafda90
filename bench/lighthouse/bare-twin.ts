import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** Ten lines of style: what a page of text needs to be read. */
const style = `body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:70ch;padding:1rem}
h1{font-size:2.25rem;line-height:1.15}
h2{font-size:1.625rem;line-height:1.25}
h3{font-size:1.1875rem}
a{color:#0e2037}
ul,ol{padding-left:1.25rem}
dd{margin:0 0 1rem}
table{border-collapse:collapse}
th,td{border:1px solid #ccc;padding:.25rem .5rem;text-align:left}
pre{overflow-x:auto}`;

const kept = new Set(
  "h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd a strong em code pre blockquote table thead tbody tr th td caption br time".split(
    " ",
  ),
);
const dropped = new Set(
  "script style template noscript svg picture img video audio iframe input select textarea".split(" "),
);
/** Parts without words of their own that end a line: their text becomes a paragraph where it stands alone. */
const lines = new Set(
  "div section header footer nav main article aside figure figcaption form label legend button summary details".split(
    " ",
  ),
);

/**
 * The bare twin of a page: its own words as plain HTML with ten lines of style, no script, no other file. What a page
 * costs beyond its twin is what the site adds to its words.
 * @param html the page as served
 */
export function bareTwin(html: string): string {
  const page = parse(html, { comment: false });
  const head = ["title", 'meta[name="description"]']
    .map((part) => page.querySelector(part)?.outerHTML ?? "")
    .join("\n");
  const lang = page.querySelector("html")?.getAttribute("lang") ?? "en";
  const body = page.querySelector("body");
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}
<link rel="icon" href="data:,">
<style>
${style}
</style>
${body ? words(body) : ""}
</html>
`;
}

/** The words of an element with the elements of text around them. */
function words(element: HTMLElement): string {
  return element.childNodes.map(wordsOf).join("");
}

function wordsOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.rawText;
  if (node.nodeType !== NodeType.ELEMENT_NODE) return "";
  const element = node as HTMLElement;
  const name = element.rawTagName.toLowerCase();
  if (dropped.has(name) || element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden")) return "";
  const inner = words(element);
  if (!inner.trim()) return "";
  if (name === "a") return `<a href="${element.getAttribute("href") ?? ""}">${inner}</a>`;
  if (kept.has(name)) return `<${name}>${inner}</${name}>`;
  if (lines.has(name)) return isPlain(inner) ? `<p>${inner}</p>` : inner;
  return `${inner} `;
}

/** Whether a text stands without an element that breaks lines itself. */
function isPlain(text: string): boolean {
  return !/<(?:h\d|p|ul|ol|li|d[ltd]|pre|blockquote|table|t[rdh])\b/.test(text);
}
