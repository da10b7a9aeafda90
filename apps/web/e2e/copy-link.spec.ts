import { expect, languages, openReady, test } from "./test";

for (const { locale } of languages)
  test.describe(`copying a link, ${locale}`, () => {
    test.use({ permissions: ["clipboard-read", "clipboard-write"] });
    const [label, done] = locale === "de" ? ["Link kopieren", "Link kopiert"] : ["Copy link", "Link copied"];

    test("takes along what was calculated, and says so", async ({ page }) => {
      await openReady(page, `/${locale}/roi-calculator`);
      await page.locator('input[name="employees"]').fill("9");
      await expect(page).toHaveURL(/employees=9/);
      await page.getByRole("button", { name: label }).click();
      await expect(page.locator("output").filter({ hasText: done })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no button promises to copy", async ({ page }) => {
    await page.goto("/en/roi-calculator");
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });
});
