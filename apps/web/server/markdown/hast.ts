import type { Element, ElementContent, Nodes } from "hast";
import { toString as textOf } from "hast-util-to-string";

/** Text of a node without soft hyphens, white space as one blank. */
export function wordsOf(node: Nodes): string {
  return textOf(node).replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
}

/** An element as the parser would make it. */
export function element(tagName: string, children: ElementContent[], properties: Element["properties"] = {}): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}

export function isElement(node: Nodes | undefined, ...tagNames: string[]): node is Element {
  return node?.type === "element" && (tagNames.length === 0 || tagNames.includes(node.tagName));
}

/** The first element within a node, in document order, for which a test holds. */
export function findElement(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    if (child.type === "element" && test(child)) return child;
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All elements within a node, in document order, for which a test holds. */
export function findElements(node: Nodes, test: (element: Element) => boolean): Element[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) => [
    ...(child.type === "element" && test(child) ? [child] : []),
    ...findElements(child, test),
  ]);
}

export function contains(node: Nodes, ...tagNames: string[]): boolean {
  return findElement(node, ({ tagName }) => tagNames.includes(tagName)) !== undefined;
}
