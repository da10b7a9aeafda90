import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { pdfText, withPlainSpaces } from "./pdf";
import { expect, languages, openReady, test } from "./test";

/**
 * Every number and assumption is in the address, so that the result does not depend on settings:
 * downtime 10 × 12 × 2 h = 240 h, 30 % of it at 1,000 €/h = 72,000 €;
 * productivity 10 × 1,600 h × 50 % × 25 % × 40 €/h = 80,000 €; parts 15 % of 50,000 € = 7,500 €; in sum 159,500 €.
 */
const state = {
  de: "notation=de&employees=10&wage=40&downtimes=10&duration=2&unit=h&cost=1.000&parts=50.000&scenario=expected&hours=1600&share=50&rate-downtime=30&rate-productivity=25&rate-parts=15",
  en: "notation=en&employees=10&wage=40&downtimes=10&duration=2&unit=h&cost=1,000&parts=50,000&scenario=expected&hours=1600&share=50&rate-downtime=30&rate-productivity=25&rate-parts=15",
} as const;
const words = {
  de: { result: "Mögliche Einsparung im Jahr", submit: "Ergebnis anzeigen" },
  en: { result: "Possible savings per year", submit: "Show the result" },
} as const;
/** 159,500 € and, with 20 employees, 239,500 €. */
const totals = { de: ["159.500 €", "239.500 €"], en: ["€159,500", "€239,500"] } as const;

const total = (page: Page) => page.locator("main section h3 + p").first();
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const plain = async (page: Page) => withPlainSpaces((await total(page).textContent()) ?? "");

for (const { locale, other, otherName } of languages) {
  const address = `/${locale}/roi-calculator?${state[locale]}`;

  test.describe(`ROI calculator, ${locale}`, () => {
    test("the result follows what is typed, the address follows the result, and both can be shared @both", async ({
      page,
      browser,
    }) => {
      await openReady(page, address);
      expect(await plain(page)).toBe(totals[locale][0]);
      await field(page, "employees").fill("20");
      await expect.poll(() => plain(page)).toBe(totals[locale][1]);
      await expect(page).toHaveURL(/employees=20/);
      const stranger = await browser.newPage();
      await stranger.goto(page.url());
      expect(await plain(stranger)).toBe(totals[locale][1]);
      const canonical = await stranger.locator('link[rel="canonical"]').getAttribute("href");
      expect(canonical).toMatch(new RegExp(`/${locale}/roi-calculator$`));
      await stranger.close();
    });

    test("numbers typed before the scripts arrive count, and are in the address", async ({ page }) => {
      await page.goto(`/${locale}/roi-calculator`);
      await field(page, "employees").fill("0");
      await field(page, "downtimes").fill("0");
      await field(page, "parts").fill("0");
      await expect.poll(() => plain(page)).toBe(locale === "de" ? "0 €" : "€0");
      await expect(page).toHaveURL(/employees=0/);
    });

    test("the other language shows the same numbers in its notation", async ({ page }) => {
      await openReady(page, address);
      await field(page, "employees").fill("20");
      await expect(page).toHaveURL(/employees=20/);
      await page.getByRole("link", { name: otherName }).click();
      await expect(page).toHaveURL(new RegExp(`/${other}/roi-calculator\\?`));
      await expect.poll(() => plain(page)).toBe(totals[other][1]);
    });

    test("the way back from another page leads to the same numbers", async ({ page }) => {
      await openReady(page, `/${locale}/roi-calculator`);
      await page.goto(address);
      await page.keyboard.press("Shift");
      await field(page, "employees").fill("20");
      await expect(page).toHaveURL(/employees=20/);
      await page.locator(`footer a[href="/${locale}/pricing"]`).click();
      await expect(page).toHaveURL(`/${locale}/pricing`);
      await page.goBack();
      await expect(page).toHaveURL(/employees=20/);
      await expect.poll(() => plain(page)).toBe(totals[locale][1]);
    });

    test("works by keyboard alone: Enter leads to the first wrong field, then to the result", async ({ page }) => {
      await openReady(page, address);
      await field(page, "employees").focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("-5");
      await expect(field(page, "employees")).toHaveAttribute("aria-invalid", "true");
      await page.keyboard.press("Tab");
      await expect(field(page, "wage")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(field(page, "employees")).toBeFocused();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("20");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: words[locale].result })).toBeFocused();
      expect(await plain(page)).toBe(totals[locale][1]);
    });

    test("what cannot be used gets a message, and nothing shows NaN or infinity", async ({ page }) => {
      await openReady(page, address);
      for (const text of ["-5", "abc", "1000000000", "1,2,3.4", "", "∞", "1e9", "5 kg"]) {
        await field(page, "employees").fill(text);
        await expect(field(page, "employees")).toHaveAttribute("aria-invalid", "true");
        const message = (await field(page, "employees").getAttribute("aria-describedby"))?.split(" ").at(-1) ?? "";
        await expect(page.locator(`[id="${message}"]`)).not.toBeEmpty();
        expect(await page.locator("main").textContent()).not.toMatch(/NaN|Infinity|∞|[-−]0(?![\d.,])/);
        await expect(page).toHaveTitle(/^(Fehler|Error): [^:]+$/);
      }
      await field(page, "employees").fill("10");
      await expect.poll(() => plain(page)).toBe(totals[locale][0]);
      await expect(page).not.toHaveTitle(/^(Fehler|Error)/);
    });

    test("fits into 320 px with a result, without sideways scrolling", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address);
      const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
      expect(scrollWidth).toBe(320);
    });

    test("axe finds nothing with errors shown", async ({ page }) => {
      await page.goto(`${address.replace("employees=10", "employees=-5")}`);
      await expect(field(page, "employees")).toHaveAttribute("aria-invalid", "true");
      expect(await axeFindings(page, { within: "main" })).toEqual([]);
    });

    test("the PDF holds every figure of the result", async ({ page }) => {
      await page.goto(`${address}&devices=40&setup=5000`);
      const shown = await page.getByRole("region", { name: words[locale].result }).locator("dd b").allTextContents();
      expect(shown.length).toBeGreaterThanOrEqual(4);
      const text = await pdfText(page, `main a[href*="roi-calculator.pdf"]`);
      for (const figure of [...shown, totals[locale][0]]) expect(text).toContain(withPlainSpaces(figure));
    });

    test("leads to an offer request that holds the numbers", async ({ page }) => {
      await page.goto(address);
      await page.locator(`main a[href^="/${locale}/request-offer"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/request-offer\\?numbers=`));
      const held = page.locator('main form [name="numbers"]');
      expect(withPlainSpaces(await held.inputValue())).toContain(totals[locale][0]);
    });
  });

  test.describe(`ROI calculator without scripts, ${locale} @both`, () => {
    test.use({ javaScriptEnabled: false });

    test("computes by its form", async ({ page }) => {
      await page.goto(address);
      await field(page, "employees").fill("20");
      await page.getByRole("button", { name: words[locale].submit }).click();
      await expect(page).toHaveURL(/employees=20/);
      expect(await plain(page)).toBe(totals[locale][1]);
      await field(page, "employees").fill("-5");
      await page.getByRole("button", { name: words[locale].submit }).click();
      await expect(field(page, "employees")).toHaveValue("-5");
      await expect(field(page, "employees")).toHaveAttribute("aria-invalid", "true");
    });
  });
}
