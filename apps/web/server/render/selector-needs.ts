import { type CssNode, ident, type Selector } from "css-tree";
import type { PageTokens } from "./page-tokens";

/** Whether a selector can match anything in a page with these names. */
export type SelectorTest = (page: PageTokens) => boolean;

/** Pseudo-classes that ask for at least one of their selectors. */
const anyOf = new Set(["is", "where", "matches", "any", "-webkit-any", "-moz-any", "has", "host", "slotted"]);

/**
 * Turns a selector into a test of the names it needs: every element, class, id and attribute outside of `:not()`.
 * How they nest is not looked at, so a test may say yes too often, never no too often.
 */
export function selectorTest(selector: Selector): SelectorTest {
  const tests = selector.children.toArray().flatMap(needOf);
  return (page) => tests.every((test) => test(page));
}

function needOf(node: CssNode): SelectorTest[] {
  switch (node.type) {
    case "TypeSelector": {
      // A namespace prefix (svg|a) says nothing about the page's text.
      const tag = ident.decode(node.name.split("|").at(-1) ?? "*").toLowerCase();
      return tag === "*" ? [] : [(page) => page.tags.has(tag)];
    }
    case "ClassSelector": {
      const name = ident.decode(node.name);
      return [(page) => page.classes.has(name)];
    }
    case "IdSelector": {
      const id = ident.decode(node.name);
      return [(page) => page.ids.has(id)];
    }
    case "AttributeSelector": {
      const name = ident.decode(node.name.name).toLowerCase();
      return [(page) => page.attributes.has(name)];
    }
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return anyOf.has(node.name.toLowerCase()) ? alternatives(node.children?.toArray() ?? []) : [];
    default:
      return [];
  }
}

function alternatives(children: CssNode[]): SelectorTest[] {
  const tests = children
    .flatMap((child) => (child.type === "SelectorList" ? child.children.toArray() : [child]))
    .flatMap((child) => (child.type === "Selector" ? [selectorTest(child)] : []));
  // An empty or unread list forbids nothing here.
  return tests.length === 0 ? [] : [(page) => tests.some((test) => test(page))];
}
