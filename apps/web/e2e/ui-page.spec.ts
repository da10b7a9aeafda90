import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { blocks } from "@waku/content/schema";
import { axeFindings } from "./axe";
import { layoutFaults } from "./layout-faults";
import { expect, languages, test } from "./test";

/** Parts that are no thing to look at by themselves, but hold others or are heard. */
const frames = ["announcement", "icon-sprite", "scroll-frame", "section", "static-region", "swipe-row", "tool-section"];

for (const { locale } of languages)
  test.describe(`page of all parts and blocks, ${locale}`, () => {
    test("shows every part and every block, and keeps the longest text inside", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(uiPage(locale));
      const parts = readdirSync(resolve(import.meta.dirname, "../app/ui"), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !frames.includes(entry.name))
        .map((entry) => entry.name);
      expect(await namesIn(page, "part")).toEqual(parts.sort());
      expect(await namesIn(page, "block")).toEqual(Object.keys(blocks).sort());
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    });
  });

test("all parts and blocks pass axe with the longest texts, light and dark", async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(uiPage("de"));
  // Samples of one form stand here several times, which no page does.
  expect(await axeFindings(page, { within: "main", without: ["duplicate-id-aria"] })).toEqual([]);
});

test("the built site has no such page", async ({ page }) => {
  const response = await page.request.get("/de/_ui");
  expect(response.status()).toBe(404);
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("_ui");
});

function uiPage(locale: string): string {
  return `${process.env.E2E_UI_URL}/${locale}/_ui`;
}

/** Values of a data attribute on the page, each once, in order. */
async function namesIn(page: Page, attribute: string): Promise<string[]> {
  const names = await page.locator(`[data-${attribute}]`).evaluateAll((elements, name) => {
    return elements.flatMap((element) => (element instanceof HTMLElement ? [element.dataset[name] ?? ""] : []));
  }, attribute);
  return [...new Set(names)].sort();
}
