import { expect, languages, openReady, recordDocuments, scriptsReady, test } from "./test";

for (const { locale, tag } of languages) {
  test(`client navigation moves focus, title and scroll, ${locale} @both`, async ({ page }) => {
    await openReady(page, `/${locale}`);
    const documents = recordDocuments(page);
    const link = page.locator(`main a[href="/${locale}/platform/live-demo"]`).first();
    await link.scrollIntoViewIfNeeded();
    const title = await page.title();
    await link.click();
    await expect(page).toHaveURL(`/${locale}/platform/live-demo`);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page).not.toHaveTitle(title);
    await expect(page).toHaveTitle(/ \| WAKU Care$/);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(documents).toEqual([]);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(link).toBeFocused();
    expect(documents).toEqual([]);
  });

  test(`without scripts the same links load documents, ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`/${locale}`);
    await page.locator(`main a[href="/${locale}/platform/live-demo"]`).first().click();
    await expect(page).toHaveURL(`/${locale}/platform/live-demo`);
    await expect(page.locator("h1")).toBeVisible();
    await context.close();
  });
}

test("Back restores the scroll position", async ({ page }) => {
  await openReady(page, "/de/magazine");
  await page.locator("footer").scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await page.locator('footer a[href="/de/imprint"]').click();
  await expect(page).toHaveURL("/de/imprint");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/de/magazine");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
});

test("a page loaded anew stays where its visitor has scrolled since, when the scripts start", async ({ page }) => {
  await openReady(page, "/de/features/live-map");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await scriptsReady(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("an anchor lands below the sticky header", async ({ page }) => {
  await openReady(page, "/de/robot-journey/robot-operations");
  const target = page.locator("main [id]").last();
  const id = await target.getAttribute("id");
  await page.goto(`/de/robot-journey/robot-operations#${id}`);
  const top = await target.evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page
    .locator("header")
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  expect(isAtEnd || top >= bar - 1).toBe(true);
});

test("a change of the query alone steals no focus", async ({ page }) => {
  await openReady(page, "/de/magazine");
  await page.locator('footer a[href="/de/imprint"]').focus();
  const documents = recordDocuments(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/de/magazine?utm_source=a";
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(page).toHaveURL("/de/magazine?utm_source=a");
  await expect(page.locator('footer a[href="/de/imprint"]')).toBeFocused();
  expect(documents).toEqual([]);
});

for (const { locale, name } of [
  { locale: "de", name: "Seite wird geladen" },
  { locale: "en", name: "Loading page" },
])
  test(`the loading bar comes after 200 ms, is labelled and goes, ${locale}`, async ({ page }) => {
    await page.clock.install();
    await openReady(page, `/${locale}`);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const asked = page.waitForRequest("**/platform/live-demo.data*");
    await page.route("**/platform/live-demo.data*", async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await page.locator(`main a[href="/${locale}/platform/live-demo"]`).first().dispatchEvent("click");
    await asked;
    const bar = page.getByRole("progressbar", { name });
    // The page's clock stands still but for the steps of the test.
    let passed = 0;
    while (!(await bar.isVisible())) {
      expect(passed).toBeLessThan(2000);
      await page.clock.runFor(20);
      passed += 20;
    }
    expect(passed).toBeGreaterThanOrEqual(200);
    answer();
    await page.clock.resume();
    await expect(page).toHaveURL(`/${locale}/platform/live-demo`);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });

test("the code of other routes is fetched while the browser is idle, once", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
  await page.goto("/de");
  await scriptsReady(page);
  for (const module of ["item", "chapter", "section", "search"])
    await expect
      .poll(() => scripts.some((path) => path.startsWith(`/assets/${module}-`)), { message: module })
      .toBe(true);
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
});

test("Back works in a document whose scripts have not started", async ({ page }) => {
  await openReady(page, "/en/pricing");
  await page.locator('main a[href="/en/platform/live-demo"]').first().click();
  await expect(page).toHaveURL("/en/platform/live-demo");
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/en/pricing");
  await expect(page).toHaveTitle(/Prices/);
});

test.describe("after a deployment", () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|modulepreload/ });

  test("a page whose code is gone is loaded as a document, once", async ({ page }) => {
    await page.route("**/assets/item-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
    await page.addInitScript(() => {
      const noteFailure = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) document.documentElement.dataset.scriptsFailed = "";
      };
      addEventListener("error", noteFailure, true);
    });
    await openReady(page, "/de/magazine");
    const documents = recordDocuments(page);
    const link = page.locator('main a[href^="/de/magazine/"]').first();
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator("article h1, main h1").first()).toBeVisible();
    // The page's own scripts fail as well; they must not load it again.
    await page.keyboard.press("Shift");
    await expect(page.locator("html[data-scripts-failed]")).toBeAttached();
    expect(documents).toEqual([href]);
    await expect(page.locator("main h1")).toBeVisible();
  });

  test("a page that lacks a part of its code is loaded anew, once, and then says so", async ({ page }) => {
    await page.route("**/assets/pricing-configurator-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
    const documents = recordDocuments(page);
    await page.goto("/en/pricing");
    const anew = page.waitForEvent("load");
    await page.keyboard.press("Shift");
    await anew;
    await expect(page.locator("form").first()).toBeVisible();
    await page.keyboard.press("Shift");
    await expect(page.locator("h1")).toHaveText("An error occurred");
    expect(documents).toEqual(["/en/pricing", "/en/pricing"]);
  });

  test("a click is followed even when the page was loaded anew a moment ago", async ({ page }) => {
    await page.route("**/assets/item-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openReady(page, "/de/magazine");
    await page.evaluate(() => sessionStorage.setItem("chunk-reload", String(Date.now())));
    const link = page.locator('main a[href^="/de/magazine/"]').first();
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator("article h1, main h1").first()).toBeVisible();
  });

  test("a click is followed on a page that was left and came back a moment ago", async ({ page }) => {
    await page.route("**/assets/item-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
    await openReady(page, "/de/magazine");
    // What a page hears that the browser keeps meanwhile; the one that most tests run in keeps none.
    await page.evaluate(() => {
      dispatchEvent(new Event("beforeunload"));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    const link = page.locator('main a[href^="/de/magazine/"]').first();
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator("article h1, main h1").first()).toBeVisible();
  });
});

for (const { locale, tag } of languages)
  test.describe(`error page, ${locale} @both`, () => {
    test.use({ expectedErrors: /status of 404/ });

    test("says so and leads on", async ({ page }) => {
      const response = await page.goto(`/${locale}/nowhere`);
      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("h1")).toHaveText(
        locale === "de" ? "Diese Seite wurde nicht gefunden" : "This page could not be found",
      );
      const links = page.locator("main a");
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
        ["/search?q=nowhere", "", "/products/waku-care", "/solutions", "/magazine", "/contact"].map(
          (path) => `/${locale}${path}`,
        ),
      );
      await links.last().click();
      await expect(page).toHaveURL(`/${locale}/contact`);
      await expect(page.locator("h1")).toBeVisible();
    });
  });
