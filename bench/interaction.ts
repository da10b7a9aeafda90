import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "@waku/testing";
import { startBarePages } from "./bare-page.ts";
import { sliderPage } from "./interaction/slider-page.ts";
import { type Delays, usePage } from "./interaction/use-page.ts";
import { printBars, printTable, quantile, writeResult } from "./report.ts";
import { BenchError, basePort, chromiumPath, run } from "./run.ts";
import { startSite } from "./site.ts";

/**
 * `npm run bench:interaction [-- --slowdown 4]`: how soon the calculators answer to dragged sliders and typed numbers,
 * next to a page that only writes a slider's value beside it.
 */
const { values: flags } = parseArgs({ options: { slowdown: { type: "string", default: "4" } } });

const inpBarMs = 100;
const tools = ["/en/roi-calculator", "/de/roi-calculator", "/en/pricing", "/de/pricing"];

type Line = { page: string; INP: number; "drag p50": number; "drag p98": number; events: number };

await run(async () => {
  const slowdown = Number(flags.slowdown);
  if (!(slowdown >= 1)) throw new BenchError(`--slowdown ${flags.slowdown} is no factor of 1 or more.`);
  const site = await startSite({ PORT: String(basePort()) });
  const barePages = await startBarePages([sliderPage], basePort() + 1);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    await site.isWarm();
    const lines = [summary("limit: bare slider", await usePage(browser, barePages.urls[0] ?? "", slowdown))];
    for (const path of tools) lines.push(summary(path, await usePage(browser, site.url + path, slowdown)));
    printTable(`Event to next frame in ms, processor ${slowdown} × slower`, lines);
    const worst = Math.max(...lines.map((line) => Math.max(line.INP, line["drag p98"])));
    printBars([
      { name: "INP and dragging, worst page, ms", measured: worst, bar: `≤ ${inpBarMs}`, isMet: worst <= inpBarMs },
    ]);
    await writeResult("interaction", { slowdown, lines });
  } finally {
    await browser.close();
    barePages.close();
    await site.stop();
  }
});

/** INP is the longest interaction; with fewer than fifty of them no outlier is left out. */
function summary(page: string, { interactions, drags }: Delays): Line {
  return {
    page,
    INP: interactions.length > 0 ? quantile(interactions, interactions.length < 50 ? 1 : 0.98) : 16,
    "drag p50": drags.length > 0 ? quantile(drags, 0.5) : 16,
    "drag p98": drags.length > 0 ? quantile(drags, 0.98) : 16,
    events: interactions.length + drags.length,
  };
}
