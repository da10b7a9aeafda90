import type { Page } from "@playwright/test";
import { pdfText, withPlainSpaces } from "./pdf";
import { expect, languages, openReady, test } from "./test";

const words = {
  de: { submit: "Preis berechnen", quote: "Ihr Preis" },
  en: { submit: "Compute the price", quote: "Your price" },
} as const;

const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
/** The sum of the lines, as the table shows it for month and year, digits and decimals only. */
async function sums(page: Page): Promise<number[]> {
  const cells = await page.locator("main table").first().locator("tr").last().locator("td").allTextContents();
  return cells.map((text) => Number(text.replace(/\D/g, "")));
}

for (const { locale, other, otherName } of languages) {
  test.describe(`pricing, ${locale}`, () => {
    test("the price follows the choice, and both can be shared @both", async ({ page, browser }) => {
      await openReady(page, `/${locale}/pricing`);
      const before = await sums(page);
      await field(page, "devices").fill("200");
      await expect.poll(() => sums(page)).not.toEqual(before);
      await expect(page).toHaveURL(/devices=200/);
      const after = await sums(page);
      const stranger = await browser.newPage();
      await stranger.goto(page.url());
      expect(await sums(stranger)).toEqual(after);
      await stranger.close();
    });

    test("the other language and the way back show the same price", async ({ page }) => {
      await openReady(page, `/${locale}/pricing`);
      await field(page, "devices").fill("1234");
      await expect(page).toHaveURL(/devices=1234/);
      const price = await sums(page);
      await page.getByRole("link", { name: otherName }).click();
      await expect(page).toHaveURL(new RegExp(`/${other}/pricing\\?.*devices=1234`));
      expect(await sums(page)).toEqual(price);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${locale}/pricing\\?.*devices=1234`));
      await expect.poll(() => sums(page)).toEqual(price);
    });

    test("modules, model and payment are chosen by keyboard", async ({ page }) => {
      await openReady(page, `/${locale}/pricing`);
      const yearly = page.locator('main input[name="billing"][value="yearly"]');
      const monthly = page.locator('main input[name="billing"][value="monthly"]');
      await ((await yearly.isChecked()) ? yearly : monthly).focus();
      await page.keyboard.press("ArrowDown");
      // The configurator's code comes after the page's: its address follows the choice once it has taken over.
      await expect(page).toHaveURL(/billing=/);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: words[locale].quote })).toBeFocused();
      const module = page.locator('main input[name="module"]:not([disabled])').last();
      const before = await sums(page);
      await module.focus();
      await page.keyboard.press("Space");
      await expect.poll(() => sums(page)).not.toEqual(before);
    });

    test("numbers that cannot be used get a message and keep the choice", async ({ page }) => {
      await openReady(page, `/${locale}/pricing`);
      for (const text of ["0", "-3", "2.5.1", "x", "1e12", ""]) {
        await field(page, "devices").fill(text);
        await expect(field(page, "devices")).toHaveAttribute("aria-invalid", "true");
        expect(await page.locator("main").textContent()).not.toMatch(/NaN|Infinity|∞/);
      }
      await field(page, "devices").fill("20");
      await expect(field(page, "devices")).not.toHaveAttribute("aria-invalid");
    });

    test("the PDF holds every line of the price", async ({ page }) => {
      await page.goto(
        `/${locale}/pricing?model=provider&module=maintenance&devices=200&billing=yearly&ai=1&boxes=3&storage=2`,
      );
      const rows = await page.locator("main table").first().locator("tr").all();
      expect(rows.length).toBeGreaterThan(6);
      const text = await pdfText(page, `main a[href*="pricing.pdf"]`);
      for (const row of rows)
        for (const cell of await row.locator("td").allTextContents()) expect(text).toContain(withPlainSpaces(cell));
    });

    test("the offer request holds the choice with its sum", async ({ page }) => {
      await page.goto(
        `/${locale}/pricing?model=team&module=maintenance&module=data-connector&devices=300&billing=monthly`,
      );
      const [, year] = await sums(page);
      await page.locator(`main a[href^="/${locale}/request-offer?numbers"]`).first().click();
      const held = await page.locator('main form [name="numbers"]').inputValue();
      expect(held).toContain("300");
      expect(held.replace(/\D/g, "")).toContain(String(year));
      // What has a field of its own stands in it.
      const checked = page.locator('main form [name="modules"]:checked');
      await expect(checked).toHaveCount(2);
      await expect(checked.nth(0)).toHaveValue("maintenance");
      await expect(checked.nth(1)).toHaveValue("data-connector");
      await expect(page.locator('main form [name="machines"]')).toHaveValue(
        locale === "de" ? "300 Geräte" : "300 devices",
      );
    });
  });

  test.describe(`pricing without scripts, ${locale} @both`, () => {
    test.use({ javaScriptEnabled: false });

    test("computes by its form, and fits into the screen", async ({ page }) => {
      await page.goto(`/${locale}/pricing`);
      const before = await sums(page);
      await field(page, "devices").fill("200");
      await page.getByRole("button", { name: words[locale].submit }).click();
      await expect(page).toHaveURL(/devices=200/);
      expect(await sums(page)).not.toEqual(before);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBe(0);
    });
  });
}
