import type { Element, ElementContent } from "hast";
import { fieldName, fieldOf } from "./form-fields.ts";
import { contains, element, findElement, findElements, isElement, text, wordsOf } from "./hast.ts";
import type { TwinTexts } from "./texts.ts";

type Scope = {
  /** Address of the page, to which its links are relative. */
  address: string;
  t: TwinTexts;
  /** Headings so far: a caption that says the same again is left out. */
  headings: Set<string>;
  /** The form that is being described. */
  form?: { isQuery: boolean };
};

const headingNames = ["h1", "h2", "h3", "h4", "h5", "h6"];
const inlineNames = ["a", "span", "b", "strong", "small", "code", "time", "em", "i", "q", "abbr", "cite"];
const blockNames = ["p", "div", "ul", "ol", "dl", "table", "section", "figure", "form", "details", "blockquote", "pre"];

/** What says nothing in a text: code, and what can only be operated. */
const silentNames = [
  "script",
  "style",
  "template",
  "button",
  "progress",
  "output",
  "input",
  "select",
  "textarea",
  "source",
];

/**
 * Makes a page's main part ready to be written as Markdown: what is for the eye or for the hand alone goes, drawings and
 * forms are described, links and pictures get whole addresses.
 */
export function tidyMain(main: Element, address: string, t: TwinTexts): Element {
  const scope: Scope = { address, t, headings: new Set() };
  return element("main", tidyChildren(main, scope));
}

function tidyChildren({ children }: Element, scope: Scope): ElementContent[] {
  return separated(children.flatMap((child) => tidy(child, scope)));
}

/** What stands in place of a node. */
function tidy(node: ElementContent, scope: Scope): ElementContent[] {
  if (node.type === "text") return [text(plain(node.value))];
  if (node.type !== "element") return [];
  const { properties, tagName } = node;
  if (properties.hidden !== undefined || properties.ariaHidden === "true") return [];
  if (properties.role === "img" || tagName === "svg") return drawing(node, scope);
  const field = scope.form && fieldOf(node, { t: scope.t, isQuery: scope.form.isQuery });
  if (field) return [field];
  if (silentNames.includes(tagName)) return [];
  if (headingNames.includes(tagName)) scope.headings.add(wordsOf(node));
  const write = writers[tagName];
  if (write) return write(node, scope);
  return [{ ...node, children: tidyChildren(node, scope) }];
}

/** Without soft hyphens; `5. Oktober` begins no list where a no-break space follows the dot. */
function plain(value: string): string {
  return value.replaceAll("\u00AD", "").replace(/^(\s*\d+\.) (?=\p{L})/u, "$1\u00A0");
}

type Writer = (node: Element, scope: Scope) => ElementContent[];

const writers: Record<string, Writer> = {
  a: link,
  img: picture,
  nav: navigation,
  ul: list,
  ol: list,
  li: listItem,
  dl: definitions,
  summary,
  legend: boldLine,
  table,
  form,
  label,
  section: part,
  article: part,
  header: part,
};

/** A drawing is what its text alternative says; so is a sign in the middle of a text, without more ado. */
function drawing(node: Element, { t }: Scope): ElementContent[] {
  const title = findElement(node, ({ tagName }) => tagName === "title");
  const label = String(node.properties.ariaLabel ?? (title ? wordsOf(title) : ""));
  if (!label) return [];
  return node.tagName === "span" ? [text(label)] : [element("p", [text(`${t.illustration}: ${label}`)])];
}

function link(node: Element, scope: Scope): ElementContent[] {
  // An icon within a link says what its address says, too.
  const words = node.children.filter((child) => !(isElement(child) && child.properties.role === "img"));
  const children = trimmed(tidyChildren({ ...node, children: words }, scope));
  const { href } = node.properties;
  if (!children.some((child) => wordsOf(child) || contains(element("a", [child]), "img"))) return [];
  if (typeof href !== "string") return children;
  return [element("a", children, { href: absolute(href, scope) })];
}

/** Without the blanks beside an icon that is gone. */
function trimmed(nodes: ElementContent[]): ElementContent[] {
  return nodes.map((node, index) => {
    if (node.type !== "text") return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return text(index === nodes.length - 1 ? start.trimEnd() : start);
  });
}

/** A picture without a text alternative adds nothing to the words beside it. */
function picture({ properties }: Element, scope: Scope): ElementContent[] {
  const { alt, src } = properties;
  if (typeof alt !== "string" || alt === "" || typeof src !== "string") return [];
  return [element("img", [], { alt, src: absolute(src, scope) })];
}

/** The way to a page in one line, other ways as the lists they are, under what they are called. */
function navigation(node: Element, scope: Scope): ElementContent[] {
  const steps = findElements(node, ({ tagName }) => tagName === "li");
  const last = steps.at(-1);
  const isWay =
    last &&
    findElement(last, ({ properties }) => properties.ariaCurrent === "page") &&
    !steps.some((step) => contains(step, "ol", "ul"));
  if (isWay && !contains(last, "a"))
    return [
      element(
        "p",
        steps.flatMap((step, index) => [...(index > 0 ? [text(" › ")] : []), ...tidyChildren(step, scope)]),
      ),
    ];
  const children = tidyChildren(node, scope);
  const name = String(node.properties.ariaLabel ?? "");
  const isNamed = name === "" || wordsOf(node).startsWith(name) || scope.headings.has(name);
  return [...(isNamed ? [] : [element("p", [element("strong", [text(name)])])]), ...children];
}

/** Where a part's kind or date stands above its heading, it follows it: a text has no other sign of what belongs together. */
function part(node: Element, scope: Scope): ElementContent[] {
  return [{ ...node, children: headingFirst(tidyChildren(node, scope)) }];
}

/** Longest text, in characters, that counts as part of the heading below it. */
const maxLeadLength = 160;

function headingFirst(nodes: ElementContent[]): ElementContent[] {
  const index = nodes.findIndex(
    (node) => isElement(node) && (isElement(node, ...headingNames) || contains(node, ...headingNames)),
  );
  const heading = nodes[index];
  if (!isElement(heading)) return nodes;
  const lead = nodes.slice(0, index);
  const length = lead.reduce((sum, node) => sum + wordsOf(node).length, 0);
  if (length > maxLeadLength || lead.some((node) => isElement(node, "nav", "ul", "ol", "table"))) return nodes;
  if (headingNames.includes(heading.tagName)) return [heading, ...lead, ...nodes.slice(index + 1)];
  const [first, ...rest] = headingFirst(heading.children);
  if (!isElement(first, ...headingNames)) return nodes;
  return [first, ...lead, { ...heading, children: rest }, ...nodes.slice(index + 1)];
}

/** Boxes to tick within a table say nothing that the row does not. */
function label(node: Element, scope: Scope): ElementContent[] {
  if (!scope.form && contains(node, "input")) return [];
  return [{ ...node, children: tidyChildren(node, scope) }];
}

/** Items that have headings of their own are parts of the text; all others are a list. */
function list(node: Element, scope: Scope): ElementContent[] {
  const items = node.children.flatMap((child) => (isElement(child, "li") ? tidy(child, scope) : []));
  if (items.some((item) => contains(item, ...headingNames)))
    return items.flatMap((item) => (isElement(item) ? headingFirst(item.children) : []));
  return items.length > 0 ? [{ ...node, children: items }] : [];
}

/** What is said on a button that makes up an item is what the item says. */
function listItem(node: Element, scope: Scope): ElementContent[] {
  const bared = node.children.flatMap((child) => (isElement(child, "button") ? child.children : [child]));
  const children = tidyChildren(element("li", bared), scope);
  return children.some((child) => wordsOf(child) || isElement(child, "img") || contains(child, "img"))
    ? [element("li", children)]
    : [];
}

/** Terms and what is said of each, as a list with bold terms. */
function definitions(node: Element, scope: Scope): ElementContent[] {
  const parts = node.children.flatMap((child) => (isElement(child, "div") ? child.children : [child]));
  const items: Element[] = [];
  let said: Element[] = [];
  for (const part of parts) {
    if (isElement(part, "dt")) {
      said = [];
      items.push(element("li", [element("strong", tidyChildren(part, scope)), text(": ")]));
    } else if (isElement(part, "dd")) {
      const children = tidyChildren(part, scope);
      const item = items.at(-1);
      if (!item || !children.some((child) => wordsOf(child))) continue;
      const [only, ...more] = children.filter((child) => child.type !== "text" || child.value.trim());
      const isLine = !children.some((child) => isElement(child, ...blockNames));
      const words = more.length === 0 && isElement(only, "p") ? only.children : children;
      if (said.length > 0) item.children.push(isLine ? text(" · ") : element("br", []));
      item.children.push(...words);
      said.push(part);
    }
  }
  if (items.some((item) => contains(item, ...headingNames))) return items.flatMap(({ children }) => children);
  return [element("ul", items)];
}

function summary(node: Element, scope: Scope): ElementContent[] {
  if (!contains(node, ...headingNames)) return boldLine(node, scope);
  return tidyChildren(node, scope);
}

function boldLine(node: Element, scope: Scope): ElementContent[] {
  scope.headings.add(wordsOf(node));
  return [element("p", [element("strong", tidyChildren(node, scope))])];
}

/** A table with its caption above it, where no heading says it; columns of which no row says anything are left out. */
function table(node: Element, scope: Scope): ElementContent[] {
  const caption = findElement(node, ({ tagName }) => tagName === "caption");
  const name = caption ? wordsOf(caption) : "";
  const isNew = caption !== undefined && name !== "" && !scope.headings.has(name);
  const rowsOf = (part: Element) => findElements(part, ({ tagName }) => tagName === "tr");
  const cellsOf = (row: Element) => row.children.filter((child) => isElement(child, "td", "th"));
  const tidied = element(
    "table",
    node.children.flatMap((child) => (isElement(child, "caption") ? [] : tidy(child, outside(scope)))),
  );
  const body = findElements(tidied, ({ tagName }) => tagName === "tbody")
    .flatMap(rowsOf)
    .map(cellsOf);
  const isEmpty = (column: number) => body.every((cells) => !cells[column] || wordsOf(cells[column]) === "");
  for (const row of rowsOf(tidied)) {
    row.children = cellsOf(row).filter((_, column) => !isEmpty(column));
    for (const cell of row.children) if (isElement(cell)) cell.children = inLine(cell.children);
  }
  return [...(isNew ? boldLine(caption, scope) : []), tidied];
}

/** A cell is one line: what stands on several is parted by dots. */
function inLine(nodes: ElementContent[]): ElementContent[] {
  const lines = nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element" || isInline(node)) return [node];
    const within = inLine(node.children);
    return within.some((child) => wordsOf(child)) ? [element("span", within)] : [];
  });
  return separated(lines);
}

/** The cells of a table within a form hold values, not fields. */
function outside({ form: _, ...scope }: Scope): Scope {
  return scope;
}

/** A form is described: where it is filled in, and what it asks for. */
function form(node: Element, scope: Scope): ElementContent[] {
  const isQuery = String(node.properties.method ?? "get").toLowerCase() !== "post";
  const { t } = scope;
  const href = absolute(String(node.properties.action ?? ""), scope);
  const children = tidyChildren(node, { ...scope, form: { isQuery } });
  if (!children.some((child) => wordsOf(child))) return [];
  const place = element("a", [text(href)], { href });
  return [element("p", [text(`${isQuery ? t.byAddress : t.onPage} `), place]), ...gathered(children)];
}

/** Fields that follow each other, as lists; what only holds them together goes. */
function gathered(nodes: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let fields: Element | undefined;
  const add = (node: ElementContent) => {
    if (isElement(node) && node.tagName === fieldName) {
      if (!fields) {
        fields = element("ul", []);
        result.push(fields);
      }
      fields.children.push(element("li", node.children));
    } else if (isElement(node) && contains(node, fieldName)) {
      for (const child of node.children) add(child);
    } else if (node.type !== "text" || node.value.trim()) {
      fields = undefined;
      result.push(node);
    }
  };
  for (const node of nodes) add(node);
  return result;
}

/** Parts that styles show apart, but the text runs together, are parted by dots. */
function separated(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    return before && isGlued(before, node) ? [text(" · "), node] : [node];
  });
}

/** Two elements, or a text and an element without a meaning of its own. */
function isGlued(before: ElementContent, node: ElementContent): boolean {
  const isPair = isInline(before) && isInline(node);
  const isLabelled = isBareSpan(before) ? node.type === "text" : before.type === "text" && isBareSpan(node);
  return (isPair || isLabelled) && /\S$/.test(rawText(before)) && /^[^\s,.;:!?)%]/.test(rawText(node));
}

function isBareSpan(node: ElementContent): boolean {
  return isElement(node, "span", "small") && isInline(node);
}

function isInline(node: ElementContent): boolean {
  return isElement(node, ...inlineNames) && !contains(node, ...blockNames, ...headingNames);
}

function rawText(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return isElement(node) ? node.children.map(rawText).join("") : "";
}

function absolute(href: string, { address }: Scope): string {
  return URL.canParse(href, address) ? new URL(href, address).href : href;
}
