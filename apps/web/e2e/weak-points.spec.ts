import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { expect, test } from "./test";

const path = "/en/devices/mobile-robots-agv-amr";
const block = (page: Page) => page.locator("section").filter({ has: page.getByRole("table", { name: /weak points/ }) });
const points = (page: Page) => block(page).getByRole("radio");
const values = (page: Page) => block(page).locator("tbody td");

/** Numbers of the rows whose values are seen. */
async function shownRows(page: Page): Promise<number[]> {
  const rows = await block(page).locator("tbody tr").all();
  const seen = await Promise.all(rows.map((row) => row.locator("td").first().isVisible()));
  return seen.flatMap((isSeen, index) => (isSeen ? [index + 1] : []));
}

/** Presses Tab until the points have the focus. */
async function tabToPoints(page: Page): Promise<void> {
  await block(page).evaluate((section) => {
    section.tabIndex = -1;
    section.focus();
  });
  await page.keyboard.press("Tab");
}

test("a point shows what it is, by mouse on the picture and on its name", async ({ page }) => {
  await page.goto(path);
  await expect(points(page)).toHaveCount(await block(page).locator("tbody tr").count());
  expect(await shownRows(page)).toEqual([1]);
  const height = (await block(page).boundingBox())?.height;

  await page.getByRole("radio", { name: /^4 Localization$/ }).click();
  expect(await shownRows(page)).toEqual([4]);
  await expect(page.getByText("A rack cleared or moved")).toBeVisible();

  await block(page).getByText("Charging contacts").click();
  expect(await shownRows(page)).toEqual([6]);
  await expect(page.getByRole("radio", { name: /^6 / })).toBeChecked();
  expect((await block(page).boundingBox())?.height, "nothing moves").toBe(height);
});

test("the points answer to the keyboard, in their order, and say their first sign", async ({ page }) => {
  await page.goto(path);
  await tabToPoints(page);
  await expect(page.getByRole("radio", { name: /^1 / })).toBeFocused();
  await expect(page.getByRole("radio", { name: /^1 / })).toHaveAccessibleDescription(/Motor current rises/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^2 / })).toBeFocused();
  expect(await shownRows(page)).toEqual([2]);
  await expect(page.getByRole("radio", { name: /^2 / })).toHaveAccessibleDescription(/protective-field stops/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: /^2 / })).not.toBeFocused();
});

test("points are large enough, stand in the picture and pass axe", async ({ page }) => {
  await page.goto(path);
  const picture = await block(page).locator("img").boundingBox();
  for (const point of await points(page).all()) {
    const box = await point.boundingBox();
    if (!picture || !box) throw new Error("The picture or a point is not shown.");
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(box.x).toBeGreaterThanOrEqual(picture.x);
    expect(box.x + box.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(box.y).toBeGreaterThanOrEqual(picture.y);
    expect(box.y + box.height).toBeLessThanOrEqual(picture.y + picture.height);
  }
  await block(page).evaluate((section) => {
    section.id = "weak-points";
  });
  expect(await axeFindings(page, { within: "#weak-points" })).toEqual([]);
});

test("on paper every part is told", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await expect(points(page)).toHaveCount(0);
  for (const value of await values(page).all()) await expect(value).toBeVisible();
});

test("on phones every part is told @mobile", async ({ page }) => {
  await page.goto(path);
  await expect(points(page)).toHaveCount(0);
  for (const value of await values(page).all()) await expect(value).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every part is told", async ({ page }) => {
    await page.goto(path);
    await expect(points(page)).toHaveCount(0);
    for (const value of await values(page).all()) await expect(value).toBeVisible();
  });
});
