import { type CssNode, generate, walk } from "css-tree";

/** What declarations refer to: custom properties, and texts in which animations and fonts are named. */
export type StyleUses = {
  variables: ReadonlySet<string>;
  names: readonly string[];
  /** Values of the custom properties the declarations define; they count once one is used. */
  defines: readonly { variable: string; value: string }[];
};

const variableReference = /var\(\s*(--[^\s,)]+)/g;
const namingProperty = /^(?:-\w+-)?(?:animation|font)(?:-name|-family)?$/;

/** Custom properties that a value refers to. */
function variablesIn(value: string): string[] {
  return [...value.matchAll(variableReference)].map(([, name = ""]) => name);
}

/** What the declarations at or below a node refer to. */
export function usesOf(node: CssNode): StyleUses {
  const variables = new Set<string>();
  const names: string[] = [];
  const defines: { variable: string; value: string }[] = [];
  walk(node, {
    visit: "Declaration",
    enter({ property, value }) {
      const text = generate(value);
      if (property.startsWith("--")) {
        defines.push({ variable: property, value: text });
        return;
      }
      for (const variable of variablesIn(text)) variables.add(variable);
      if (namingProperty.test(property)) names.push(text);
    },
  });
  return { variables, names, defines };
}

/** Text in which every animation and font that the kept declarations reach is named, custom properties followed. */
export function reachedNames(kept: Iterable<StyleUses>, inlineStyles: readonly string[]): string {
  const values = new Map<string, string[]>();
  const names: string[] = [...inlineStyles];
  const queue = inlineStyles.flatMap(variablesIn);
  for (const uses of kept) {
    names.push(...uses.names);
    queue.push(...uses.variables);
    for (const { variable, value } of uses.defines) {
      const known = values.get(variable);
      if (known) known.push(value);
      else values.set(variable, [value]);
    }
  }
  const seen = new Set<string>();
  for (let variable = queue.pop(); variable !== undefined; variable = queue.pop()) {
    if (seen.has(variable)) continue;
    seen.add(variable);
    for (const value of values.get(variable) ?? []) {
      names.push(value);
      queue.push(...variablesIn(value));
    }
  }
  return names.join("\n");
}
