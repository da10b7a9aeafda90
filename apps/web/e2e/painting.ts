import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";

/**
 * On starved machines Chromium now and then stops painting a page for good: its scripts answer, but no animation frame
 * comes any more, and every wait for something visible or stable ends in a time-out. That says nothing of the site, so a
 * test that ended this way is tried once more. Every other failure is final.
 */
export async function noteStalls(page: Page, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const contexts = page.context().browser()?.contexts() ?? [];
  const pages = contexts.flatMap((context) => context.pages());
  const stalls = (await Promise.all(pages.map(stallOf))).filter((stall) => stall !== undefined);
  if (stalls.length === 0) return;
  mkdirSync(dirname(markFile(info)), { recursive: true });
  writeFileSync(markFile(info), "");
  console.warn(`The browser stopped painting: ${stalls.join("; ")}`);
}

/** @throws Error in the second run of a test whose first one failed while the browser painted */
export function allowSecondRun(info: TestInfo): void {
  if (info.retry === 0) return;
  if (!existsSync(markFile(info))) throw new Error("Not tried again: the browser painted when the test failed.");
  rmSync(markFile(info));
}

/** What is known of a page that paints no more; undefined of one that does, or that cannot say. */
async function stallOf(page: Page): Promise<string | undefined> {
  const frame = page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
    .catch(() => true);
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, 5000, false));
  if (await Promise.race([frame, timeout])) return undefined;
  const state = await page.evaluate(() => ({
    address: location.pathname,
    visibility: document.visibilityState,
    readyState: document.readyState,
    paints: performance.getEntriesByType("paint").map(({ name }) => name),
  }));
  return JSON.stringify(state);
}

/** Second runs happen in another process, hence a file. */
function markFile(info: TestInfo): string {
  return join(info.project.outputDir, "stalled", info.testId);
}
