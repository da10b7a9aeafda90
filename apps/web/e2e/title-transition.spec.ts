import type { Page } from "@playwright/test";
import { expect, languages, openReady, test } from "./test";

for (const { locale } of languages)
  test(`the title in a list becomes the heading of its page, ${locale}`, async ({ page }) => {
    await openReady(page, `/${locale}/magazine`);
    const title = page.locator("main h3 a").first();
    const text = (await title.textContent()) ?? "";
    await title.click();
    await expect(page.locator("h1")).toHaveText(text);
    expect(await transitionNames(page)).toEqual(["H1"]);

    // A link that is no title names nothing.
    await page
      .getByRole("navigation", { name: locale === "de" ? "Pfad" : "Breadcrumb" })
      .getByRole("link")
      .last()
      .click();
    await expect(page).toHaveURL(`/${locale}/magazine`);
    expect(await transitionNames(page)).toEqual([]);
  });

test("less motion leaves titles alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page, "/en/magazine");
  await page.locator("main h3 a").first().click();
  await expect(page).toHaveURL(/\/magazine\/./);
  expect(await transitionNames(page)).toEqual([]);
});

/** Elements that carry the common name of title and heading. */
function transitionNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "page-title")
      .map(({ tagName }) => tagName),
  );
}
