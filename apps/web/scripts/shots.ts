import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumFlags, findFullChromium, startSite } from "@waku/testing";

/**
 * `npm run shots -w @waku/web -- [--paths a,b] [--widths 360,1280] [--locales de,en] [--schemes light,dark]`:
 * full-page pictures of the built site, or of a running one (`--url`), into the ignored folder `shots/`.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    out: { type: "string", default: "shots" },
    paths: {
      type: "string",
      default: ",features/live-map,products/waku-care,get-started,pricing,magazine,company/jobs,contact",
    },
    widths: { type: "string", default: "360,768,1280,1920" },
    locales: { type: "string", default: "de,en" },
    schemes: { type: "string", default: "light,dark" },
  },
});
const list = (text: string) => text.split(",");
const site = values.url ? undefined : await startSite();
const url = values.url ?? site?.url;
const browser = await chromium.launch({ executablePath: findFullChromium(), args: chromiumFlags });
await mkdir(values.out, { recursive: true });
for (const colorScheme of list(values.schemes) as ("light" | "dark")[])
  for (const width of list(values.widths).map(Number)) {
    const look = { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" } as const;
    const page = await browser.newPage({ ...look, bypassCSP: true });
    for (const locale of list(values.locales))
      for (const path of list(values.paths)) {
        await page.goto(`${url}/${locale}${path ? `/${path}` : ""}`);
        const name = `${path.replaceAll("/", "_") || "start"}-${locale}-${width}-${colorScheme}.png`;
        await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
        // Pictures are loaded once they come near the screen.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        // On a screen as high as the page, fractions of a pixel would show as a seam above the footer.
        await page.setViewportSize({ width, height: height - 1 });
        // Those of closed menus, and those that a row has yet to show, are not loaded.
        const isDrawn = () =>
          [...document.images].every((image) => {
            const { left, width } = image.getBoundingClientRect();
            return image.complete || !image.checkVisibility() || width === 0 || left > innerWidth;
          });
        await page.waitForFunction(isDrawn, undefined, { polling: 100 });
        await page.screenshot({ path: `${values.out}/${name}`, fullPage: true });
        await page.setViewportSize({ width, height: 900 });
        console.log(`${values.out}/${name}`);
      }
    await page.close();
  }
await browser.close();
await site?.stop();
