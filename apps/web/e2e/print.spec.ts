import { schemeOf } from "./axe";
import { familyAddresses } from "./families";
import { layoutFaults } from "./layout-faults";
import { printFaults, sheetFaults } from "./print-faults";
import { expect, languages, openReady, test } from "./test";

/** The families are shared among so many tests, which run side by side. */
const shares = 2;

/** What depends on what one asked for. */
const asked = [
  "pricing?devices=25",
  "roi-calculator?employees=12",
  "robots/compare?models=boston-dynamics-spot,universal-robots-ur5e",
  "fault-codes",
  "fault-codes/drv-101",
  "thank-you?form=contact",
];

for (const { locale } of languages)
  test.describe(`on paper, ${locale}, from a ${schemeOf(locale)} screen`, () => {
    // As wide as what stands between the margins of A4.
    test.use({ colorScheme: schemeOf(locale), viewport: { width: 680, height: 1000 }, javaScriptEnabled: false });

    for (let share = 0; share < shares; share++)
      test(`every family tells all it has, dark on white, share ${share + 1} of ${shares}`, async ({ page }) => {
        test.setTimeout(240_000);
        await page.emulateMedia({ media: "print" });
        const addresses = [...familyAddresses(locale), ...asked.map((path) => `/${locale}/${path}`)];
        const faults: string[] = [];
        for (const address of addresses.filter((_, index) => index % shares === share)) {
          const response = await page.goto(address);
          expect(response?.status(), address).toBe(200);
          const cut = (await page.evaluate(layoutFaults)).filter((fault) =>
            /^(\d+ px wide|cut off|runs over)/.test(fault),
          );
          const found = [...cut, ...(await page.evaluate(printFaults)), ...(await sheetFaults(page))];
          faults.push(...found.map((fault) => `${address} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
  });

test("on paper the page is told, not the search that is open over it", async ({ page }) => {
  await openReady(page, "/de/imprint");
  await page.keyboard.press("/");
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("dialog[open]")).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
});
