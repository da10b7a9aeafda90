import { pageTokens } from "./page-tokens";
import { type RulePart, readStyles, type StylePart } from "./style-parts";
import { reachedNames, type StyleUses } from "./style-uses";

/** Cuts the site's stylesheet down to the rules one page uses. The stylesheet is read once, at the start. */
export class PageStyles {
  readonly #parts: StylePart[];

  /** @param css the whole stylesheet, as built */
  constructor(css: string) {
    this.#parts = readStyles(css);
  }

  /**
   * Rules whose selectors can match in the page, in the stylesheet's order, with the keyframes and font faces
   * they use. Rules for states (`:hover`, `:focus-visible`, `[open]`) and custom properties stay.
   */
  usedBy(html: string): string {
    const page = pageTokens(html);
    const keptRules = new Map<RulePart, string>();
    const uses: StyleUses[] = [];
    visit(this.#parts, (part) => {
      if (part.kind === "always") uses.push(part.uses);
      if (part.kind !== "rule") return;
      const selectors = part.selectors.filter(({ test }) => test(page)).map(({ text }) => text);
      if (selectors.length === 0) return;
      keptRules.set(part, selectors.join(","));
      uses.push(part.uses);
    });
    const names = reachedNames(uses, page.inlineStyles);
    return textOf(this.#parts, keptRules, names);
  }
}

function textOf(parts: StylePart[], keptRules: ReadonlyMap<RulePart, string>, names: string): string {
  return parts.map((part) => partText(part, keptRules, names)).join("");
}

function partText(part: StylePart, keptRules: ReadonlyMap<RulePart, string>, names: string): string {
  switch (part.kind) {
    case "rule": {
      const selectors = keptRules.get(part);
      return selectors === undefined ? "" : selectors + part.body;
    }
    case "group": {
      const inner = textOf(part.parts, keptRules, names);
      return inner && `${part.prelude}{${inner}}`;
    }
    case "named":
      return names.includes(part.name) ? part.text : "";
    case "always":
      return part.text;
  }
}

function visit(parts: StylePart[], look: (part: StylePart) => void): void {
  for (const part of parts) {
    look(part);
    if (part.kind === "group") visit(part.parts, look);
  }
}
