import type { Page } from "@playwright/test";
import { axeFindings, axeFindingsAsShown } from "./axe";
import { layoutFaults } from "./layout-faults";
import { expect, languages, openReady, recordDocuments, test } from "./test";

/** What is typed, a title that it finds, and what it says where nothing is found. */
const words = {
  de: {
    text: "Ersatzteil",
    title: /Ersatzteil/,
    other: "Wartung",
    none: "Nichts gefunden",
    submit: "Suchen",
    next: "Nächste Seite",
  },
  en: {
    text: "spare part",
    title: /spare.part/i,
    other: "maintenance",
    none: "Nothing found",
    submit: "Search",
    next: "Next page",
  },
} as const;

const dialog = (page: Page) => page.locator("dialog[open]");
const combobox = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");
const answered = (page: Page) => expect(dialog(page).locator("[data-waiting]")).toHaveCount(0);
const heading = (page: Page) => page.locator("#results-heading");
const opener = (page: Page) => page.locator("[data-static-region=header-actions] a[data-opens-search]");

for (const { locale } of languages) {
  const { text, title, other, none } = words[locale];

  test(`by keyboard: "/" opens it, arrows choose, Escape closes and gives the focus back, Enter leads on, ${locale}`, async ({
    page,
  }) => {
    // The first key of all, before any script runs.
    await page.goto(`/${locale}/imprint`);
    await page.keyboard.press("/");
    await expect(combobox(page)).toBeFocused();
    await expect(combobox(page)).toHaveAttribute("aria-expanded", "true");
    expect(await options(page).count()).toBeGreaterThan(3);
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type(text);
    await expect(options(page).first()).toContainText(title);
    await answered(page);
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    const active = await combobox(page).getAttribute("aria-activedescendant");
    await expect(options(page).first()).toHaveAttribute("id", active ?? "");
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
    await page.keyboard.press("ArrowUp");
    await expect(combobox(page)).not.toHaveAttribute("aria-activedescendant");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    const documents = recordDocuments(page);
    // To a page by an option, and to all results by none.
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await expect(options(page).first()).toContainText(title);
    await answered(page);
    const href = (await options(page).first().getAttribute("href")) ?? "";
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await page.keyboard.type(text);
    await expect(combobox(page)).toHaveValue(text);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${locale}/search?${new URLSearchParams({ q: text })}`);
    await expect(heading(page)).toContainText(text);
    await expect(page).toHaveTitle(new RegExp(`\\d.*${text}.*WAKU Care`));
    expect(documents).toEqual([]);
  });

  test(`at 400 % zoom the dialog is whole, scrolls as a whole, and stops at named controls only, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openReady(page, `/${locale}/imprint`);
    await page.keyboard.press("/");
    await combobox(page).fill(text);
    await expect(options(page).first()).toContainText(title);
    await answered(page);
    const cutOff = await dialog(page).evaluate((element) =>
      [...element.querySelectorAll("*")].flatMap((part) => {
        const { right, width } = part.getBoundingClientRect();
        return width > 1 && right > innerWidth + 0.5 ? part.outerHTML.slice(0, 80) : [];
      }),
    );
    expect(cutOff).toEqual([]);
    // What is chosen is seen in full, below the field that stays.
    const last = (await options(page).count()) - 1;
    await page.keyboard.press("ArrowUp");
    await expect(options(page).nth(last)).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < last; step++) await page.keyboard.press("ArrowUp");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    const [field, first] = [await combobox(page).boundingBox(), await options(page).first().boundingBox()];
    expect(first?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
    const stops = new Set<string>();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press("Tab");
      stops.add(await page.evaluate(() => document.activeElement?.tagName ?? ""));
    }
    expect([...stops].filter((tag) => !["INPUT", "BUTTON", "BODY"].includes(tag))).toEqual([]);
  });

  test(`the page's results follow what is typed and are there on the way back, ${locale}`, async ({ page }) => {
    await openReady(page, `/${locale}/search`);
    const documents = recordDocuments(page);
    // There "/" leads to its own field.
    await page.keyboard.press("/");
    await expect(page.locator("#site-search")).toBeFocused();
    await page.keyboard.type(text);
    await expect(heading(page)).toContainText(text);
    await expect(page.locator("#site-search")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /\d/ })).toContainText(text);
    await page.locator("#results-heading + nav a:not([aria-current])").first().click();
    await expect(page).toHaveURL(/[?&]kind=/);
    await expect(page.locator("#results-heading + nav a[aria-current]")).toBeFocused();
    expect(await axeFindingsAsShown(page)).toEqual([]);
    await page.goBack();
    await expect(page).not.toHaveURL(/[?&]kind=/);
    await expect(page.locator("#site-search")).toHaveValue(text);
    // Left at once: before the address has followed by itself.
    await page.locator("#site-search").fill(other);
    await expect(heading(page)).toContainText(other);
    await page.locator("#results-heading ~ section ol a").first().click();
    await expect(heading(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator("#site-search")).toHaveValue(other);
    await page.locator("#site-search").fill("zzqqxxyy");
    await expect(heading(page)).toContainText(none);
    expect(await axeFindingsAsShown(page, { within: "main" })).toEqual([]);
    expect(documents).toEqual([]);
  });

  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the search is a link, a form, filters and pages @mobile", async ({ page }) => {
      await page.goto(`/${locale}/imprint`);
      await page.locator("header button[popovertarget=site-menu]:not([popovertargetaction])").click();
      await page.locator("#site-menu a[data-opens-search]").click();
      await expect(page).toHaveURL(`/${locale}/search`);
      await page.locator("#site-search").fill(text);
      await page.getByRole("button", { name: words[locale].submit, exact: true }).click();
      await expect(heading(page)).toContainText(text);
      await expect(page.locator("#results-heading ~ section mark").first()).toBeVisible();
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      await page.getByRole("link", { name: words[locale].next }).click();
      await expect(page).toHaveURL(/[?&]page=2/);
      await page.locator("#results-heading + nav a:not([aria-current])").nth(1).click();
      await expect(page).toHaveURL(/[?&]kind=/);
      await expect(page).not.toHaveURL(/[?&]page=/);
      await page.locator("#site-search").fill("zzqqxxyy");
      await page.getByRole("button", { name: words[locale].submit, exact: true }).click();
      await expect(heading(page)).toContainText(none);
      await expect(page.locator(`main a[href="/${locale}/contact"]`)).toBeVisible();
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    });
  });
}

test("the drawer's link opens it, and the menu button gets the focus back @mobile", async ({ page }) => {
  await openReady(page, "/de/imprint");
  const menu = page.locator("header button[popovertarget=site-menu]:not([popovertargetaction])");
  await menu.click();
  await page.locator("#site-menu a[data-opens-search]").click();
  await expect(combobox(page)).toBeFocused();
  await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

test('"/" is not lost while the scripts load that another act has started', async ({ page }) => {
  await page.goto("/en/imprint");
  await opener(page).focus();
  await page.keyboard.press("/");
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
});

test("what is typed before the search is there is searched for, too", async ({ page }) => {
  await openReady(page, "/en/imprint");
  // Its code stays on the way: the first request for it is never answered.
  await page.route("**/search-dialog-*.js", () => undefined, { times: 1 });
  await page.keyboard.press("/");
  await page.keyboard.type("robota");
  await page.keyboard.press("Backspace");
  const asked = page.waitForRequest(/\/en\/search\?q=robot$/);
  await page.keyboard.press("Enter");
  await asked;
});

test("a late answer never takes the place of a newer one", async ({ page }) => {
  await openReady(page, "/de/imprint");
  let release = () => {};
  const isLate = new Promise<void>((done) => {
    release = done;
  });
  let hasAsked = () => {};
  const isAsked = new Promise<void>((done) => {
    hasAsked = done;
  });
  await page.route(/search\.json\?q=Wartung$/, async (route) => {
    hasAsked();
    await isLate;
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press("/");
  await page.keyboard.type("Wartung");
  await isAsked;
  await page.keyboard.type("splan");
  await expect(options(page).last()).toContainText("Wartungsplan");
  await answered(page);
  await expect(options(page).first()).toContainText(/Wartungsp/);
  release();
  await expect(options(page).first()).toContainText(/Wartungsp/);
});

test.describe("with the connection gone", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("the dialog says so and leads to the page", async ({ page }) => {
    await openReady(page, "/en/imprint");
    await page.route("**/search.json?*", (route) => route.abort());
    await page.keyboard.press("/");
    await page.keyboard.type("robot");
    await expect(dialog(page).getByRole("alert").getByRole("link")).toHaveAttribute("href", "/en/search?q=robot");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/search?q=robot");
    await expect(heading(page)).toContainText("robot");
  });
});

test('"/" opens nothing while somebody types, nor once it is switched off', async ({ page }) => {
  await openReady(page, "/de/imprint");
  const email = page.locator("footer input[type=email]");
  await email.focus();
  await page.keyboard.press("/");
  await expect(email).toHaveValue("/");
  await opener(page).click();
  await dialog(page).getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await openReady(page, "/de/imprint");
  await page.keyboard.press("/");
  await opener(page).click();
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked();
  await expect(combobox(page)).toHaveValue("");
});
