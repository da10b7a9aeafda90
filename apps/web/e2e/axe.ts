import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds in a page against WCAG 2.2 AA, in the light scheme and in the dark one; empty when all is well.
 * @param within selector of the part to look at, and all its rules that do not apply
 */
export async function axeFindings(
  page: Page,
  { within, without = [] }: { within?: string; without?: string[] } = {},
): Promise<string[]> {
  // Pages hold no frames, for which axe would take a second page each time.
  const builder = () => (within ? new AxeBuilder({ page }).include(within) : new AxeBuilder({ page })).setLegacyMode();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await builder().withTags(wcag).disableRules(without).analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // The dark scheme changes colours and nothing else.
  const dark = await builder().withRules(["color-contrast", "link-in-text-block"]).analyze();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`,
  );
}
