import type { Page } from "@playwright/test";
import { axeFindingsAsShown } from "./axe";
import { layoutFaults } from "./layout-faults";
import { expect, languages, openReady, recordDocuments, test } from "./test";

const words = {
  de: {
    none: "Kein Modell erfüllt alles zugleich",
    compare: "Gewählte Modelle vergleichen",
    submit: "Ergebnisse zeigen",
  },
  en: { none: "No model fits all of this at once", compare: "Compare chosen models", submit: "Show results" },
} as const;

const rows = (page: Page) => page.locator("#results tbody tr");
const total = async (page: Page) =>
  Number((await page.locator("#results-heading span").textContent())?.replace(/\D/g, ""));
/** Words that go on in another line of their element. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      return broken;
    }),
  );
const kind = (page: Page, type: string) => page.locator(`main input[name="type"][value="${type}"]`);

/** Follows a link of the main menu. */
async function chooseInMenu(page: Page, href: string): Promise<void> {
  const menu = page.locator("header details[data-menu]").filter({ has: page.locator(`a[href="${href}"]`) });
  await menu.locator("summary").click();
  await menu.locator(`a[href="${href}"]`).click();
}

for (const { locale } of languages) {
  test(`results follow name, kind and limits without another document; from boxes to an offer, ${locale}`, async ({
    page,
  }) => {
    await openReady(page, `/${locale}/robots`);
    const documents = recordDocuments(page);
    const all = await total(page);
    // By keyboard, with a typing error.
    await page.locator("#robot-search").focus();
    await page.keyboard.type("univrsal");
    await expect(page).toHaveURL(/[?&]q=univrsal/);
    const named = await total(page);
    expect(named).toBeGreaterThan(0);
    expect(named).toBeLessThan(all);
    await expect(rows(page).first()).toContainText("Universal Robots");
    await kind(page, "cobot").focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/type=cobot/);
    await page.locator('input[name="payload-min"]').fill(locale === "de" ? "7,5" : "7.5");
    await expect(page).toHaveURL(/payload-min=7.5(&|$)/);
    await expect.poll(() => total(page)).toBeLessThan(named);
    // The thumbs keep in step with the numbers, both ways; at its end one is no limit.
    const thumb = (edge: "min" | "max") => page.locator(`#limit-payload ~ div input[data-edge="${edge}"]`);
    await expect(thumb("min")).toHaveAttribute("aria-valuetext", locale === "de" ? "7,5\u00a0kg" : "7.5\u00a0kg");
    await thumb("min").focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator('input[name="payload-min"]')).toHaveValue("10");
    await expect(page).toHaveURL(/payload-min=10(&|$)/);
    await page.keyboard.press("Home");
    await expect(page.locator('input[name="payload-min"]')).toHaveValue("");
    await expect(page).not.toHaveURL(/payload-min/);
    await thumb("max").focus();
    await page.keyboard.press("PageDown");
    await expect(page.locator('input[name="payload-max"]')).not.toHaveValue("");
    await expect(page).toHaveURL(/payload-max=/);
    await page.keyboard.press("End");
    await expect(page).not.toHaveURL(/payload-max/);
    // A limit that nothing reaches, and the way out of it.
    await page.locator('input[name="payload-min"]').fill("9000");
    await expect(page.getByText(words[locale].none)).toBeVisible();
    expect(await axeFindingsAsShown(page, { within: "main" })).toEqual([]);
    await page.locator("#results a[data-filter]:not([aria-label])").filter({ hasText: /\d/ }).first().click();
    await expect(page.locator("#results-heading")).toBeFocused();
    await expect(page.locator('input[name="payload-min"]')).toHaveValue("");
    expect(await total(page)).toBeGreaterThan(0);
    // What is ticked stays so while the list changes.
    const boxes = page.locator('#results input[name="models"]');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await kind(page, "cobot").uncheck();
    await expect(page).toHaveURL(/models=[\w-]+,[\w-]+/);
    expect(documents).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    await page.getByRole("button", { name: words[locale].compare }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/robots/compare\\?models=[\\w-]+,[\\w-]+$`));
    await expect(page.locator("main thead th")).toHaveCount(2);
    expect(await axeFindingsAsShown(page, { within: "main" })).toEqual([]);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    const models = await page.locator("main thead th > a:first-child").allTextContents();
    // On paper: both models beside each other, and nothing that only a screen can do.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main thead th")).toHaveText(models.map((model) => new RegExp(model)));
    await expect(page.locator("main tbody tr").first()).toBeVisible();
    await expect(page.locator("header button, main button").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.locator('main a[href*="request-offer"]').click();
    for (const model of models) await expect(page.locator('textarea[name="message"]')).toHaveValue(new RegExp(model));
  });

  test(`folded lists cost a visitor nothing, and are there when unfolded, ${locale}`, async ({ page }) => {
    await openReady(page, `/${locale}/robots`);
    const makers = page.locator('select[name="maker"]');
    const boxes = () => makers.evaluate((list) => list.getClientRects().length);
    expect(await boxes()).toBe(0);
    await page.locator("main form details").filter({ has: makers }).locator("summary").click();
    await expect(makers).toBeVisible();
    // By keyboard the second maker takes the place of the first, which was only passed.
    await makers.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/maker=[\w-]+$/);
    const passed = page.url();
    await page.keyboard.press("ArrowDown");
    await expect(page).not.toHaveURL(passed);
    await expect(page).toHaveURL(/\?maker=[\w-]+$/);
    // Once the list was left, another one comes beside it.
    await page.keyboard.press("Tab");
    await makers.selectOption("universal-robots");
    await expect(page).toHaveURL(/\?maker=[\w-]+&maker=[\w-]+$/);
    await page.locator("#results a[data-filter]").filter({ hasNotText: "Universal" }).first().click();
    await expect(page).toHaveURL(/\?maker=universal-robots$/);
    await expect(rows(page).first()).toContainText("Universal Robots");
    // As wide as its column, whatever it shows.
    const [list, column] = await makers.evaluate((element) =>
      [element, element.parentElement].map((each) => each?.clientWidth),
    );
    expect((column ?? 0) - (list ?? 0)).toBeLessThanOrEqual(2);
  });

  test(`a list that is left before its results are there keeps what was chosen in it, ${locale}`, async ({ page }) => {
    await openReady(page, `/${locale}/robots`);
    const makers = page.locator('select[name="maker"]');
    await page.locator("main form details").filter({ has: makers }).locator("summary").click();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/robots.json", async (route) => {
      await released;
      await route.continue();
    });
    await makers.focus();
    await expect(makers).toBeFocused();
    await makers.selectOption("abb");
    await page.keyboard.press("Tab");
    await expect(makers).not.toBeFocused();
    await makers.selectOption("universal-robots");
    release();
    await expect(page).toHaveURL(/\?maker=abb&maker=universal-robots$/);
    await expect(page.locator("#results a[data-filter]").filter({ hasText: /ABB|Universal/ })).toHaveCount(2);
    // One that is taken away stays away.
    await page.locator("#results a[data-filter]").filter({ hasText: "ABB" }).click();
    await expect(page).toHaveURL(/\?maker=universal-robots$/);
    await makers.selectOption("kuka");
    await expect(page).toHaveURL(/\?maker=kuka&maker=universal-robots$/);
  });

  test(`names of values stand whole beside six models, ${locale}`, async ({ page }) => {
    const six = ["abb-gofa-5", "boston-dynamics-spot", "magazino-soto", "safelog-l2", "neubility-neubie", "dobot-cr10"];
    await page.goto(`/${locale}/robots/compare?models=${six}`);
    await expect(page.locator("main thead th")).toHaveCount(6);
    expect(await brokenWords(page, "main tbody th")).toEqual([]);
  });

  test(`what was found is there on the way back, forward and after a reload, ${locale}`, async ({ page }) => {
    const finder = `/${locale}/robots`;
    await openReady(page, finder);
    const all = await total(page);
    await kind(page, "quadruped").check();
    await expect.poll(() => total(page)).toBeLessThan(all);
    const found = await total(page);
    const model = await rows(page).first().locator("th a").textContent();
    const isAsLeft = async () => {
      await expect(page).toHaveURL(new RegExp(`${finder}\\?type=quadruped$`));
      await expect(kind(page, "quadruped")).toBeChecked();
      await expect(page.locator("#results-heading span")).toContainText(String(found));
      await expect(rows(page).first()).toContainText(model ?? "");
    };
    // Left right away, before the address has followed by itself.
    await rows(page).first().locator("th a").click();
    await expect(page.locator("main h1")).toContainText(model ?? "");
    const left = page.url();
    await page.goBack();
    await isAsLeft();
    await page.goForward();
    await expect(page).toHaveURL(left);
    await page.goBack();
    await page.reload();
    await isAsLeft();
    // The plain address begins anew, though the page was loaded with it before; and that has a way back, too.
    await chooseInMenu(page, finder);
    await expect(page).toHaveURL(new RegExp(`${finder}$`));
    await expect(page.locator("#results-heading span")).toContainText(String(all));
    await kind(page, "cobot").check();
    await expect(page).toHaveURL(/type=cobot$/);
    await chooseInMenu(page, finder);
    await expect(page).toHaveURL(new RegExp(`${finder}$`));
    await expect(kind(page, "cobot")).not.toBeChecked();
    await expect(page.locator("#results-heading span")).toContainText(String(all));
    await page.goBack();
    await expect(page).toHaveURL(/type=cobot$/);
    await expect(kind(page, "cobot")).toBeChecked();
    // Another page of the list: the keyboard goes on at its heading.
    await page.locator('#results a[rel="next"]').press("Enter");
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("#results-heading")).toBeFocused();
  });

  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`the form finds, keeps, takes off and compares @mobile`, async ({ page }) => {
      await page.goto(`/${locale}/robots`);
      await expect(page.locator('main input[type="range"]:visible')).toHaveCount(0);
      await kind(page, "quadruped").check();
      await page.locator('input[name="weight-max"]').fill("60");
      await page.locator('select[name="sort"]').selectOption("weight");
      await page.getByRole("button", { name: words[locale].submit }).click();
      await expect(page).toHaveURL(/type=quadruped/);
      await expect(kind(page, "quadruped")).toBeChecked();
      await expect(page.locator('input[name="weight-max"]')).toHaveValue("60");
      const found = await total(page);
      expect(found).toBeGreaterThan(1);
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      const boxes = page.locator('#results input[name="models"]');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole("button", { name: words[locale].compare }).click();
      await expect(page.locator("main thead th")).toHaveCount(2);
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      await page.goBack();
      await page.locator("#results a[data-filter]").first().click();
      await expect(kind(page, "quadruped")).not.toBeChecked();
      expect(await total(page)).toBeGreaterThan(found);
      // A robot's page, its maker's, and on to its type.
      await rows(page).locator("th a").first().click();
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      await page.locator('main a[href*="/robots/makers/"]').first().click();
      await page.locator('main a[href*="/robots/types/"]').first().click();
      await page.locator("main details summary").click();
      await expect(page.locator("main details table")).toBeVisible();
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    });
  });
}
