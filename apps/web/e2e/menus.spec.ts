import { hiddenStops } from "./focus-faults";
import { expect, languages, openReady, test } from "./test";

for (const { locale, product } of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`header menus, ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled });

      test("open by click, one at a time, and lead to pages", async ({ page }) => {
        await page.goto(`/${locale}`);
        const menus = page.locator("#site-menu details");
        await menus.nth(0).locator("summary").click();
        await expect(menus.nth(0)).toHaveAttribute("open");
        await menus.nth(1).locator("summary").click();
        await expect(menus.nth(1)).toHaveAttribute("open");
        await expect(menus.nth(0)).not.toHaveAttribute("open");
        const link = menus.nth(1).locator("a").first();
        const href = await link.getAttribute("href");
        await link.click();
        await expect(page).toHaveURL(href ?? "");
        await expect(page.locator("#site-menu details[open]")).toHaveCount(0);
        await expect(page.locator("h1")).toBeVisible();
      });

      test("open by Enter and are walked by Tab", async ({ page }) => {
        await page.goto(`/${locale}`);
        const menu = page.locator("#site-menu details").first();
        const summary = menu.locator("summary");
        await expect(summary).toContainText(product);
        await summary.focus();
        await page.keyboard.press("Enter");
        await expect(menu).toHaveAttribute("open");
        await page.keyboard.press("Tab");
        await expect(menu.locator("a").first()).toBeFocused();
        await page.keyboard.press("Shift+Tab");
        await expect(summary).toBeFocused();
      });

      test("leave the page to the keyboard once it has gone past them", async ({ page }) => {
        await page.goto(`/${locale}/imprint`);
        const menu = page.locator("#site-menu details").first();
        await menu.locator("summary").focus();
        await page.keyboard.press("Enter");
        await expect(menu).toHaveAttribute("open");
        await menu.locator("a").last().focus();
        expect(await hiddenStops(page)).toEqual([]);
      });

      test("the skip link is the first stop and leads past them", async ({ page }) => {
        await page.goto(`/${locale}`);
        await page.keyboard.press("Tab");
        const skip = page.locator('a[href="#content"]');
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
      });
    });

for (const { locale } of languages)
  test(`Escape and a click elsewhere close an open menu, ${locale}`, async ({ page }) => {
    await openReady(page, `/${locale}`);
    const menu = page.locator("#site-menu details").first();
    const summary = menu.locator("summary");
    await summary.click();
    await menu.locator("a").nth(1).focus();
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(menu).toHaveAttribute("open");
    await page.locator("footer").dispatchEvent("pointerdown");
    await expect(menu).not.toHaveAttribute("open");
  });

for (const { locale } of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`drawer, ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts @mobile`, () => {
      test.use({ javaScriptEnabled });

      test("opens, holds the whole menu, and closes", async ({ page }) => {
        await page.goto(`/${locale}`);
        const drawer = page.locator("#site-menu");
        await expect(drawer).toBeHidden();
        const open = page.locator('button[popovertarget="site-menu"]:not([popovertargetaction])');
        await open.click();
        await expect(drawer).toBeVisible();
        await expect(drawer.locator(`a[href="/${locale}/platform/live-demo"]`).last()).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(drawer).toBeHidden();
        await open.click();
        await drawer.locator('button[popovertargetaction="hide"]').click();
        await expect(drawer).toBeHidden();
      });

      test("keeps the keyboard while it is open, and gives the focus back", async ({ page }) => {
        await page.goto(`/${locale}`);
        const drawer = page.locator("#site-menu");
        const open = page.locator('button[popovertarget="site-menu"]:not([popovertargetaction])');
        const close = drawer.locator('button[popovertargetaction="hide"]');
        await open.focus();
        await page.keyboard.press("Enter");
        await expect(close).toBeFocused();
        // As many stops as the closed groups and the ways out have, twice around.
        for (let stop = 0; stop < 30; stop++) {
          await page.keyboard.press("Tab");
          const outside = await page.evaluate(() => {
            const { activeElement } = document;
            const isInside = activeElement === document.body || activeElement?.closest("#site-menu");
            return isInside ? undefined : activeElement?.outerHTML.slice(0, 120);
          });
          expect(outside).toBeUndefined();
        }
        await close.focus();
        await page.keyboard.press("Enter");
        await expect(open).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(close).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(open).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(page.locator("main :focus")).toHaveCount(1);
      });

      test("leads to pages and is closed there", async ({ page }) => {
        await page.goto(`/${locale}`);
        await page.locator('button[popovertarget="site-menu"]:not([popovertargetaction])').click();
        const drawer = page.locator("#site-menu");
        await drawer.locator("summary").first().click();
        const link = drawer.locator("details[open] a").first();
        const href = await link.getAttribute("href");
        await link.click();
        await expect(page).toHaveURL(href ?? "");
        await expect(drawer).toBeHidden();
      });
    });

for (const { locale } of languages)
  test(`menus fetch the pictures of their entries once they are open, ${locale}`, async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => request.url().includes("/media/pictures/") && pictures.push(request.url()));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/${locale}/imprint`, { waitUntil: "networkidle" });
    expect(pictures).toEqual([]);
    const menu = page.locator("#site-menu details").nth(1);
    const entries = ["industries/warehousing", "devices/cobots"].map((path) =>
      menu.locator(`a[href="/${locale}/${path}"]`),
    );
    await menu.locator("summary").click();
    for (const entry of entries) {
      const picture = entry.locator('img[alt=""]');
      await expect(picture).toBeInViewport({ ratio: 1 });
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    expect(pictures.some((url) => url.includes("/cobot-navy-480.avif"))).toBe(true);
  });

for (const { locale } of languages)
  test(`the drawer fetches and shows no pictures, ${locale} @mobile`, async ({ page }) => {
    const pictures: string[] = [];
    page.on("request", (request) => request.url().includes("/media/pictures/") && pictures.push(request.url()));
    await page.goto(`/${locale}/imprint`);
    await page.locator('button[popovertarget="site-menu"]:not([popovertargetaction])').click();
    const menu = page.locator("#site-menu details").nth(1);
    await menu.locator("summary").click();
    await expect(menu.locator(`a[href="/${locale}/devices/cobots"]`)).toBeVisible();
    await expect(menu.locator("img:visible")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(pictures).toEqual([]);
  });

test("a drawer open while the screen becomes wide leaves the page usable", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openReady(page, "/de");
  await page.locator('button[popovertarget="site-menu"]:not([popovertargetaction])').click();
  await expect(page.locator("#site-menu:popover-open")).toHaveCount(1);
  await expect(page.locator("main[inert]")).toHaveCount(1);
  // A click beside it closes it.
  await page.mouse.click(100, 400);
  await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
  await expect(page.locator("main[inert]")).toHaveCount(0);
  await page.locator('button[popovertarget="site-menu"]:not([popovertargetaction])').click();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.locator("main[inert]")).toHaveCount(0);
  await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
  await page.locator("#site-menu summary").first().click();
  await expect(page.locator("#site-menu details[open]")).toHaveCount(1);
});

test("a page that the browser keeps when it is left comes back with its menus closed", async ({ page }) => {
  // The browser that most tests run in keeps no pages; this is what a page hears that is kept.
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  const open = page.locator("#site-menu details[open], #site-menu:popover-open");
  await page.setViewportSize({ width: 1280, height: 700 });
  await openReady(page, "/de/imprint");
  await page.locator("#site-menu summary").first().click();
  await expect(open).toHaveCount(1);
  await leave();
  await expect(open).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 700 });
  await page.locator('button[popovertarget="site-menu"]:not([popovertargetaction])').click();
  await expect(page.locator("main[inert]")).toHaveCount(1);
  await leave();
  await expect(open).toHaveCount(0);
  await expect(page.locator("main[inert]")).toHaveCount(0);
});

test("the demo button is there above 380 px only", async ({ page }) => {
  await page.goto("/de");
  const button = page.locator('[data-static-region=header-actions] a[href="/de/platform/live-demo"]');
  for (const [width, isVisible] of [
    [1280, true],
    [381, true],
    [380, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(button, String(width)).toBeVisible({ visible: isVisible });
  }
});

test("nothing of the bar leaves the screen, and it is one row", async ({ page }) => {
  for (const locale of ["de", "en"]) {
    await page.goto(`/${locale}`);
    for (const width of [320, 360, 380, 381, 390, 412, 430, 479, 480, 511, 512, 640, 1104, 1180, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(
        await page
          .locator("header")
          .first()
          .evaluate((bar) => bar.clientHeight),
        `${locale} ${width}`,
      ).toBe(77);
      const ends = page
        .locator("header [data-static-region]")
        .evaluateAll((regions) =>
          regions.flatMap((region) =>
            [...region.querySelectorAll("svg, a, button")].map((part) => part.getBoundingClientRect().right),
          ),
        );
      expect(Math.max(...(await ends)), `${locale} ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
