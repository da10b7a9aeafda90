import { chromium, type Locator, type Page } from "@playwright/test";
import { chromiumFlags } from "@waku/testing";
import { type Delays, delaysOf, drag } from "../interaction/use-page.ts";
import { chromiumPath } from "../run.ts";

const thumbPx = 28;

/** Uses a finder in a slow browser: all that its form and its list can be asked for without another page. */
export async function useFinder(finder: string, slowdown: number): Promise<Delays> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await delaysOf(browser, finder, slowdown, askForRobots);
  } finally {
    await browser.close();
  }
}

/** Takes each thumb to the middle and back, so that the list is never empty for long. */
async function dragThumbs(page: Page, edge: "min" | "max"): Promise<void> {
  for (const thumb of await page.locator(`main input[type="range"][data-edge="${edge}"]:visible`).all()) {
    await thumb.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await thumb.boundingBox();
    if (!box) continue;
    const end = edge === "min" ? thumbPx / 2 : box.width - thumbPx / 2;
    await drag(page, box, [end, box.width / 2, end]);
    await page.waitForTimeout(200);
  }
}

async function askForRobots(page: Page): Promise<void> {
  const answered = () => page.waitForTimeout(300);
  const least = page.locator('main input[name="payload-min"]');
  const name = page.locator('main input[name="q"]');
  // The first touch fetches the data.
  await page.locator("main form").hover();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2_000);
  for (const edge of ["min", "max"] as const) await dragThumbs(page, edge);
  await type(least, "50");
  await type(name, "karomy");
  for (let letter = 0; letter < "karomy".length; letter++) await name.press("Backspace", { delay: 60 });
  for (const value of ["amr", "cobot", "drone"]) {
    await page.locator(`main input[name="type"][value="${value}"]`).click();
    await answered();
  }
  const folded = page.locator("main form details:not([open]) > summary");
  while ((await folded.count()) > 0) {
    await folded.first().click();
    await answered();
  }
  for (const list of ["sort", "country", "maker"]) {
    await page.locator(`main select[name="${list}"]`).focus();
    await page.keyboard.press("ArrowDown");
    await answered();
  }
  for (const box of (await page.locator('main input[name="models"]').all()).slice(0, 3)) await box.click();
  // Nothing is that strong; the first link of the empty list gives up what was typed.
  await type(least, "99999");
  await page.locator("#results a[data-filter]").last().click();
  await answered();
}

async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.pressSequentially(text, { delay: 60 });
  await field.page().waitForTimeout(300);
}
