import { chromium, type Page } from "@playwright/test";
import { chromiumFlags } from "@waku/testing";
import { type Delays, delaysOf, drag } from "../interaction/use-page.ts";
import { chromiumPath } from "../run.ts";

const thumbPx = 28;

/** Uses a finder in a slow browser: sliders, numbers, ticks, a name with a typing error. */
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
  // The first touch fetches the data.
  await page.locator("main form").hover();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2_000);
  for (const edge of ["min", "max"] as const) await dragThumbs(page, edge);
  const least = page.locator('main input[name="payload-min"]');
  await least.click();
  await least.pressSequentially("50", { delay: 60 });
  await page.waitForTimeout(300);
  const name = page.locator('main input[name="q"]');
  await name.click();
  await name.pressSequentially("karomy", { delay: 60 });
  await page.waitForTimeout(300);
  for (let letter = 0; letter < "karomy".length; letter++) await name.press("Backspace", { delay: 60 });
  for (const value of ["amr", "cobot", "drone"]) {
    await page.locator(`main input[name="type"][value="${value}"]`).click();
    await page.waitForTimeout(200);
  }
}
