import { axeFindings, axeFindingsAsShown, schemeOf } from "./axe";
import { familyAddresses } from "./families";
import { expect, languages, test } from "./test";

for (const { locale } of languages)
  test.describe(`${locale}, ${schemeOf(locale)}`, () => {
    test.use({ colorScheme: schemeOf(locale), contextOptions: { reducedMotion: "reduce" } });

    for (const address of familyAddresses(locale))
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        expect(await axeFindingsAsShown(page)).toEqual([]);
      });
  });

for (const { locale } of languages)
  test(`an open menu passes axe, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`);
    await page.locator("#site-menu summary").first().click();
    expect(await axeFindings(page, { within: "header" })).toEqual([]);
  });
