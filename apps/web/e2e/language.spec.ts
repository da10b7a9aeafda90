import { expect, languages, openReady, recordDocuments, test } from "./test";

for (const { locale, other, otherName } of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`language switcher, ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts @both`, () => {
      test.use({ javaScriptEnabled });

      test("leads to the same page, keeping the query", async ({ page }) => {
        await page.goto(`/${locale}/features/live-map?utm_source=mail&x=1`);
        await page.getByRole("link", { name: otherName }).click();
        await expect(page).toHaveURL(`/${other}/features/live-map?utm_source=mail&x=1`);
        await expect(page.locator("html")).toHaveAttribute("lang", other === "de" ? "de-DE" : "en-US");
        await expect(page.locator("[data-locale][aria-current]")).toHaveText(other.toUpperCase());
      });

      test("uses the slug of the other language", async ({ page }) => {
        const paths = { de: "/de/magazine/mtbf-mttr-roboterflotten", en: "/en/magazine/mtbf-mttr-robot-fleets" };
        await page.goto(paths[locale]);
        await page.getByRole("link", { name: otherName }).click();
        await expect(page).toHaveURL(paths[other]);
        await expect(page.locator("h1")).toBeVisible();
      });
    });

test("the switcher keeps the anchor, also after client navigation", async ({ page }) => {
  await openReady(page, "/de/privacy#visit");
  await expect(page.locator('[data-locale="en"]')).toHaveAttribute("href", "/en/privacy#visit");
  await page.locator('footer a[href="/de/imprint"]').click();
  await expect(page).toHaveURL("/de/imprint");
  await expect(page.locator('[data-locale="en"]')).toHaveAttribute("href", "/en/imprint");
  await openReady(page, "/de/magazine?a=1");
  await page.locator('main a[href^="/de/magazine/"]').first().click();
  await expect(page).toHaveURL(/\/de\/magazine\/[a-z0-9-]+$/);
  await expect(page.locator('[data-locale="en"]')).toHaveAttribute("href", /^\/en\/magazine\/[a-z0-9-]+$/);
});

test("the choice is stored for a year and decides for addresses without language", async ({ page, context }) => {
  await openReady(page, "/en/pricing");
  const documents = recordDocuments(page);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de/pricing");
  expect(documents).toEqual(["/de/pricing"]);
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: "locale", value: "de", path: "/", sameSite: "Lax" });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
  await page.goto("/contact");
  await expect(page).toHaveURL("/de/contact");
  // A prefix always shows its language, whatever is stored.
  await page.goto("/en/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});
