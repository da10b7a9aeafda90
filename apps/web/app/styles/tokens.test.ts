import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";

type Scheme = "light" | "dark";
type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** Declarations of every rule with exactly this selector, outside of media queries. */
function rule(selector: string): { tokens: [string, string][]; ground?: string } {
  const bodies = css.split("}").flatMap((part) => {
    const [head = "", body = ""] = part.split("{");
    return head.trim() === selector ? [body] : [];
  });
  const declarations = bodies
    .join(";")
    .split(";")
    .map((line) => line.split(/:(.*)/s).map((side) => side.trim()) as [string, string]);
  return {
    tokens: declarations.filter(([name]) => name.startsWith("--")),
    ground: declarations.find(([name]) => name === "background")?.[1],
  };
}

/** A colour as written, with variables followed and the scheme's side of `light-dark()` taken. */
function resolve(value: string, tokens: Tokens, scheme: Scheme): string {
  const sides = /^light-dark\((.*)\)$/.exec(value)?.[1];
  if (sides) {
    const comma = topLevelComma(sides);
    const side = scheme === "light" ? sides.slice(0, comma) : sides.slice(comma + 1);
    return resolve(side.trim(), tokens, scheme);
  }
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!name) return value;
  const target = tokens.get(name);
  if (target === undefined) throw new Error(`${name} is not defined.`);
  return resolve(target, tokens, scheme);
}

function topLevelComma(text: string): number {
  let depth = 0;
  return [...text].findIndex((letter) => {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    return letter === "," && depth === 0;
  });
}

const root = new Map(rule(":root").tokens);
const navy = rule(".on-navy");
const mint = rule(".on-mint");

/** Where text stands: a scheme, the tokens that hold there, and the grounds that occur. */
const places: { name: string; scheme: Scheme; tokens: Tokens; grounds: string[]; hasStatus: boolean }[] = [
  {
    name: "page, light",
    scheme: "light",
    tokens: root,
    grounds: ["--ground", "--surface", "--surface-sunken"].map((name) => `var(${name})`),
    hasStatus: true,
  },
  {
    name: "page, dark",
    scheme: "dark",
    tokens: root,
    grounds: ["--ground", "--surface", "--surface-sunken"].map((name) => `var(${name})`),
    hasStatus: true,
  },
  {
    name: "navy band",
    scheme: "dark",
    tokens: new Map([...root, ...navy.tokens]),
    grounds: [navy.ground ?? "", "var(--ground)", "var(--surface-sunken)"],
    hasStatus: true,
  },
  {
    name: "mint band",
    scheme: "light",
    tokens: new Map([...root, ...mint.tokens]),
    grounds: [mint.ground ?? ""],
    // Status colours belong on paper and navy; no part shows them on mint.
    hasStatus: false,
  },
];

const texts = ["--text", "--text-muted", "--accent"];
const statuses = ["--status-ok", "--status-warning", "--status-fault"];
const controls = ["--line-strong", "--focus", "--button"];

describe.each(places)("contrast on $name", ({ scheme, tokens, grounds, hasStatus }) => {
  const colour = (value: string) => resolve(value, tokens, scheme);
  const ratio = (front: string, back: string) => wcagContrast(colour(front), colour(back));
  const readable = [...texts, ...(hasStatus ? statuses : [])];

  it.each(grounds.flatMap((ground) => readable.map((text) => [text, ground])))("%s on %s is text", (text, ground) => {
    expect(ratio(`var(${text})`, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds.flatMap((ground) => controls.map((control) => [control, ground])))(
    "%s on %s is a control",
    (control, ground) => {
      expect(ratio(`var(${control})`, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(["--button", "--button-hover"])("the words of a button can be read on %s", (ground) => {
    expect(ratio("var(--button-text)", `var(${ground})`)).toBeGreaterThanOrEqual(4.5);
  });

  it("selected text can be read", () => {
    expect(ratio("var(--text)", "var(--selection)")).toBeGreaterThanOrEqual(4.5);
  });
});

describe("brand colours", () => {
  it("are the two of the brand, as given", () => {
    expect(root.get("--navy-900")).toBe("#0e2037");
    expect(root.get("--mint-300")).toBe("#a8dbb8");
  });
});
