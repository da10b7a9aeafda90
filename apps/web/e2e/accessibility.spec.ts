import AxeBuilder from "@axe-core/playwright";
import { familyAddresses } from "./families";
import { expect, languages, test, wcag } from "./test";

for (const { locale } of languages)
  for (const address of familyAddresses(locale))
    test(`axe finds nothing on ${address}, light and dark`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      const light = await new AxeBuilder({ page }).withTags(wcag).analyze();
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      // The dark scheme changes colours and nothing else.
      const dark = await new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]).analyze();
      const found = [...light.violations, ...dark.violations].map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`,
      );
      expect(found).toEqual([]);
    });

for (const { locale } of languages)
  test(`an open menu passes axe, ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${locale}`);
    await page.locator("#site-menu summary").first().click();
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).include("header").analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
