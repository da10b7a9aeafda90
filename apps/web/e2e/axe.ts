import type { Page } from "@playwright/test";
import axe from "axe-core";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The dark scheme changes colours and nothing else. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Axe reads the same few colours anew for each element, which takes a fifth of its time; this remembers them. */
const rememberColors = `{
  const { Color } = axe.commons.color;
  const parse = Color.prototype.parseString;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    if (!known.has(text)) known.set(text, parse.call(new Color(), text));
    const { r, g, b, alpha } = known.get(text);
    return Object.assign(this, { r, g, b, alpha });
  };
}`;

type RuleSet = { type: "tag" | "rule"; values: string[] };

type Part = {
  /** Selector of the part of the page to look at; all of it otherwise. */
  within?: string;
  /** Selectors of parts that are looked at elsewhere. */
  beside?: string[];
  /** Rules that do not apply. */
  without?: string[];
};

/** Where a page is looked at once in each language, each has another scheme, so that both are seen. */
export const schemeOf = (locale: "de" | "en") => (locale === "de" ? "light" : "dark");

/** What axe finds in a page against WCAG 2.2 AA, in the light scheme and in the dark one; empty when all is well. */
export async function axeFindings(page: Page, part: Part = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await axeFindingsAsShown(page, part);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await findings(page, part, { type: "rule", values: colorRules });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...light, ...dark];
}

/** The same in the scheme that the page is shown in. */
export async function axeFindingsAsShown(page: Page, part: Part = {}): Promise<string[]> {
  return findings(page, part, { type: "tag", values: wcag });
}

async function findings(page: Page, { within, beside = [], without = [] }: Part, runOnly: RuleSet): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source + rememberColors);
  return page.evaluate(runAxe, {
    context: { include: [[within ?? "html"]], exclude: beside.map((selector) => [selector]) },
    runOnly,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
}

type Run = {
  context: { include: string[][]; exclude: string[][] };
  runOnly: RuleSet;
  rules: Record<string, { enabled: boolean }>;
};

/** Runs in the browser. */
async function runAxe({ context, runOnly, rules }: Run): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run(context, { runOnly, rules, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`);
}
