import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The dark scheme changes colours and nothing else. */
const colorRules = ["color-contrast", "link-in-text-block"];

type Part = {
  /** Selector of the part of the page to look at; all of it otherwise. */
  within?: string;
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
  const dark = await findings(builder(page, part).withRules(colorRules));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...light, ...dark];
}

/** The same in the scheme that the page is shown in. */
export async function axeFindingsAsShown(page: Page, part: Part = {}): Promise<string[]> {
  return findings(
    builder(page, part)
      .withTags(wcag)
      .disableRules(part.without ?? []),
  );
}

function builder(page: Page, { within }: Part): AxeBuilder {
  // Pages hold no frames, for which axe would take a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  return within ? axe.include(within) : axe;
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`);
}
