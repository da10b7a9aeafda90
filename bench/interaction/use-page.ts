import type { Browser, Page } from "@playwright/test";
import { BenchError } from "../run.ts";
import { type Span, startNoting, workWithin } from "./page-work.ts";

/** How long the browser took from events to the next frame, in ms (Event Timing, in steps of 8). */
export type Delays = {
  /** Presses, clicks and keys: what INP counts. */
  interactions: number[];
  /** Changes of sliders while they are dragged: each follows the pointer on the screen. */
  drags: number[];
  /** How long the page's own thread worked in each of them: the wait without other work on the machine. */
  work: number[];
};

type Spans = { interactions: Span[]; drags: Span[] };

/** Events shorter than this are not reported by browsers; they count as this long. */
const shortestMs = 16;

/**
 * Drags every slider of a page from end to end and types into its fields, on a processor slowed down.
 * @param slowdown how many times slower than this machine
 */
export function usePage(browser: Browser, url: string, slowdown: number): Promise<Delays> {
  return delaysOf(browser, url, slowdown, async (page) => {
    const sliders = await page.locator('main input[type="range"]').all();
    if (sliders.length === 0) throw new BenchError(`${url} has no slider.`);
    await dragSliders(page);
    for (const field of (await page.locator("main input[inputmode]:visible").all()).slice(0, 6)) {
      await field.click();
      await page.keyboard.press("End");
      await field.pressSequentially("12", { delay: 60 });
    }
  });
}

/** Drags every slider that can be seen from end to end. */
async function dragSliders(page: Page): Promise<void> {
  for (const slider of await page.locator('main input[type="range"]:visible').all()) {
    // In the middle of the screen: where letting go changes nothing in view, browsers present no frame, and the event
    // counts until something else does.
    await slider.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await slider.boundingBox();
    if (box) await drag(page, box, [thumbPx / 2, box.width - thumbPx / 2]);
  }
}

/** How soon a page answers to what is done with it, once its scripts run. */
export async function delaysOf(
  browser: Browser,
  url: string,
  slowdown: number,
  use: (page: Page) => Promise<void>,
): Promise<Delays> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(recordDelays, shortestMs);
    await page.goto(url);
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await startNoting(browser, page);
    await use(page);
    await page.waitForTimeout(300);
    const { interactions, drags } = await page.evaluate(() => (window as unknown as { delays: Spans }).delays);
    const work = await workWithin(browser, page, [...interactions, ...drags]);
    const durations = (spans: Span[]) => spans.map(({ duration }) => duration);
    return { interactions: durations(interactions), drags: durations(drags), work: work.map(Math.round) };
  } finally {
    await page.close();
  }
}

/** About as wide as a thumb. */
const thumbPx = 24;

/** @param places where the pointer goes on its way, from the left end of the box */
export async function drag(page: Page, box: { x: number; y: number; height: number }, places: number[]): Promise<void> {
  const y = box.y + box.height / 2;
  const [start = 0, ...others] = places;
  await page.mouse.move(box.x + start, y);
  await page.mouse.down();
  let from = start;
  for (const to of others) {
    for (let step = 1; step <= 30; step++) {
      await page.mouse.move(box.x + from + ((to - from) * step) / 30, y);
      await page.waitForTimeout(16);
    }
    from = to;
  }
  await page.mouse.up();
}

/** Runs in the page, before anything of it. */
function recordDelays(durationThreshold: number): void {
  const delays: Spans = { interactions: [], drags: [] };
  (window as unknown as { delays: Spans }).delays = delays;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const span = { start: entry.startTime, duration: entry.duration };
      if (entry.interactionId > 0) delays.interactions.push(span);
      else if (entry.name === "input") delays.drags.push(span);
    }
  }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}
