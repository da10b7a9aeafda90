import { type Atrule, type CssNode, parse, type Rule } from "css-tree";
import { type SelectorTest, selectorTest } from "./selector-needs";
import { type StyleUses, usesOf } from "./style-uses";

/** A rule with its selectors, each kept or dropped by itself. */
export type RulePart = {
  kind: "rule";
  selectors: { text: string; test: SelectorTest }[];
  body: string;
  uses: StyleUses;
};
export type StylePart =
  | RulePart
  /** `@media`, `@supports`, `@container`, `@layer`, `@scope`: kept when something inside is. */
  | { kind: "group"; prelude: string; parts: StylePart[] }
  /** `@keyframes` and `@font-face`: kept when a kept rule names it. */
  | { kind: "named"; name: string; text: string; uses: StyleUses }
  /** Whatever has no selectors: `@property`, `@layer a, b`, `@view-transition` and rules yet unknown. */
  | { kind: "always"; text: string; uses: StyleUses };

const groups = new Set(["media", "supports", "container", "layer", "scope", "starting-style"]);

/** Reads a stylesheet into parts. Every text is cut from the source: nothing is written differently than built. */
export function readStyles(css: string): StylePart[] {
  return new StyleReader(css).parts();
}

class StyleReader {
  readonly #css: string;

  constructor(css: string) {
    this.#css = css;
  }

  parts(): StylePart[] {
    return this.#partsOf(parse(this.#css, { positions: true, parseCustomProperty: false }));
  }

  #text({ loc }: CssNode): string {
    if (!loc) throw new Error("The stylesheet was parsed without positions.");
    return this.#css.slice(loc.start.offset, loc.end.offset);
  }

  #partsOf(node: CssNode): StylePart[] {
    if (node.type !== "StyleSheet" && node.type !== "Block") return [];
    return node.children.toArray().map((child): StylePart => {
      if (child.type === "Rule") return this.#rule(child);
      if (child.type === "Atrule") return this.#atRule(child);
      return this.#always(child);
    });
  }

  #rule(rule: Rule): StylePart {
    // A prelude the parser does not understand is newer than the parser: it stays.
    if (rule.prelude.type !== "SelectorList") return this.#always(rule);
    const selectors = rule.prelude.children
      .toArray()
      .flatMap((selector) =>
        selector.type === "Selector" ? [{ text: this.#text(selector), test: selectorTest(selector) }] : [],
      );
    return { kind: "rule", selectors, body: this.#text(rule.block), uses: usesOf(rule.block) };
  }

  #atRule(rule: Atrule): StylePart {
    const name = rule.name.toLowerCase();
    const prelude = rule.prelude ? this.#text(rule.prelude) : "";
    if (rule.block && groups.has(name))
      return { kind: "group", prelude: `@${rule.name}${prelude && ` ${prelude}`}`, parts: this.#partsOf(rule.block) };
    const text = this.#text(rule);
    const family = name === "font-face" ? /font-family:([^;}]+)/.exec(text)?.[1] : undefined;
    const isKeyframes = /^(?:-\w+-)?keyframes$/.test(name);
    if (isKeyframes || family) return { kind: "named", name: unquoted(family ?? prelude), text, uses: usesOf(rule) };
    return this.#always(rule);
  }

  #always(node: CssNode): StylePart {
    return { kind: "always", text: this.#text(node), uses: usesOf(node) };
  }
}

function unquoted(name: string): string {
  return name.trim().replace(/^(["'])(.*)\1$/, "$2");
}
