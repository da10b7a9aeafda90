import { axeFindings } from "./axe";
import { familyAddresses } from "./families";
import { expect, languages, test } from "./test";

for (const { locale } of languages)
  for (const address of familyAddresses(locale))
    test(`axe finds nothing on ${address}, light and dark`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(await axeFindings(page)).toEqual([]);
    });

for (const { locale } of languages)
  test(`an open menu passes axe, ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${locale}`);
    await page.locator("#site-menu summary").first().click();
    expect(await axeFindings(page, { within: "header" })).toEqual([]);
  });
