import type { APIRequestContext } from "@playwright/test";
import { familyAddresses } from "./families";
import { hiddenStops } from "./focus-faults";
import { layoutFaults, stickyFaults } from "./layout-faults";
import { openInFrame } from "./open-in-frame";
import { slowLine } from "./slow-line";
import { expect, languages, scriptsReady, test } from "./test";
import { wordStretches } from "./word-stretches";

/** The addresses are shared among so many tests, which run side by side. */
const shares = 4;

/** Documents on one paper ground. */
const documents = /^\/(de|en)\/(imprint|privacy|terms)$/;

for (const share of Array.from({ length: shares }, (_, index) => index))
  test.describe(`every page, share ${share + 1} of ${shares}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

    test("is not too wide on a narrow screen, cuts no text off, has no targets too small; its grounds alternate", async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000);
      const addresses = await sitemapAddresses(request);
      expect(addresses.length).toBeGreaterThan(250);
      const faults: string[] = [];
      let pairs = 0;
      for (const address of addresses.filter((_, index) => index % shares === share)) {
        await page.goto(address, { waitUntil: "domcontentloaded" });
        const found = await page.evaluate(layoutFaults);
        if (!documents.test(address)) {
          const grounds = await page.evaluate(groundFaults);
          found.push(...grounds.faults);
          pairs += grounds.pairs;
        }
        faults.push(...found.map((fault) => `${address} ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(pairs).toBeGreaterThan(100);
    });
  });

async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Grounds of sections alternate; neighbours on the same one share the space between them. Runs in the browser. */
function groundFaults(): { faults: string[]; pairs: number } {
  const groundOf = (element: Element | null | undefined) =>
    element?.matches("section[data-tone]") ? getComputedStyle(element).backgroundColor : undefined;
  const sections = [...document.querySelectorAll("section[data-tone] + section[data-tone]")];
  const faults = sections.flatMap((section) => {
    const before = section.previousElementSibling;
    const isSame = groundOf(before) === groundOf(section);
    const hasSpace = Number.parseFloat(getComputedStyle(section).paddingBlockStart) > 0;
    const name = section.querySelector("h2")?.textContent;
    if (isSame && groundOf(before?.previousElementSibling) === groundOf(section))
      return [`${name}: the third on one ground`];
    return isSame === hasSpace ? [`${name}: ${isSame ? "twice the space" : "no space"}`] : [];
  });
  return { faults, pairs: sections.length };
}

/** Pages about the product and what it is for; lists of texts and texts to read are not among them. */
const productPage =
  /^\/..\/(benefits|capabilities|consulting|devices|features|industries|platform|products|solutions|success-stories|trainings|use-cases)(\/|$)/;

for (const { locale } of languages)
  test(`pages about the product have something to look at or to use on every second screen, ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const addresses = (await sitemapAddresses(request)).filter(
      (address) => address.startsWith(`/${locale}/`) && productPage.test(address),
    );
    expect(addresses.length).toBeGreaterThan(70);
    const faults: string[] = [];
    for (const address of addresses) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const wide = await page.evaluate(wordStretches, 2);
      await page.setViewportSize({ width: 390, height: 844 });
      const narrow = await page.evaluate(wordStretches, 3);
      faults.push(...wide.map((stretch) => `${address} ${stretch}`));
      faults.push(...narrow.map((stretch) => `${address} on phones ${stretch}`));
    }
    expect(faults).toEqual([]);
  });

/** Widths of phones, tablets and desks, and the narrowest and widest of each arrangement. */
const widths = [
  360, 380, 381, 390, 412, 430, 479, 480, 540, 639, 640, 767, 768, 820, 991, 992, 1024, 1103, 1104, 1280, 1920,
];

test.describe("in a frame", () => {
  // The page's own policy would let none of it be shown in one.
  test.use({ bypassCSP: true });

  for (const { locale } of languages)
    test(`no family is too wide, cuts text off or has targets too small at any width, ${locale}`, async ({ page }) => {
      test.setTimeout(240_000);
      const faults: string[] = [];
      for (const address of familyAddresses(locale)) {
        const frame = await openInFrame(page, address);
        faults.push(...(await frame.evaluate(layoutFaults, widths)).map((fault) => `${address} ${fault}`));
      }
      expect(faults).toEqual([]);
    });
});

for (const { locale, screen } of [
  { locale: "de", screen: "wide screen" },
  { locale: "en", screen: "narrow screen @mobile" },
] as const)
  test(`nothing moves by itself while a page comes in pieces, ${locale}, ${screen}`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await using line = await slowLine(String(baseURL));
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // Less is one element of text that finds its line, or a table whose columns find their widths.
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[])
          if (!entry.hadRecentInput && entry.value > 0.005)
            shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.nodeName).join()}`);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const faults: string[] = [];
    for (const address of familyAddresses(locale)) {
      await page.goto(line.url + address);
      // A pointer that moves starts the scripts, and is no input that would excuse a shift.
      await page.mouse.move(100, 300);
      await page.mouse.move(120, 310);
      await page.locator('head link[rel="modulepreload"]').first().waitFor({ state: "attached" });
      // Far from the screen drawings of the product are not laid out; each is, once it comes near.
      for (const drawing of await page.locator("[data-surface] > *").all()) {
        await drawing.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
        await expect.poll(() => drawing.evaluate(isLaidOut)).toBe(true);
      }
      const shifts = await page.evaluate(() => {
        return (window as unknown as { shifts: string[] }).shifts;
      });
      faults.push(...shifts.map((shift) => `${address} ${shift}`));
    }
    expect(faults).toEqual([]);
  });

test.describe("with the text spacing that readers may set", () => {
  // The styles of a reader are no part of the page's own policy.
  test.use({ bypassCSP: true });

  test("no family loses text @mobile", async ({ page }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    for (const address of familyAddresses("de")) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      // WCAG 1.4.12
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p { margin-block-end: 2em !important; }`,
      });
      // The bar is the same on all pages: once at every width is enough.
      for (const width of address === "/de" ? [320, 360, 390, 430, 480, 640, 1104, 1180] : [360]) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${address} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});

for (const { locale, screen } of [
  { locale: "de", screen: "wide screen" },
  { locale: "en", screen: "narrow screen @mobile" },
] as const)
  test(`every stop of the keyboard can be seen, ${locale}, ${screen}`, async ({ page }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    for (const path of ["", "/magazine", "/pricing", "/roi-calculator", "/company/jobs", "/contact", "/privacy"]) {
      const address = `/${locale}${path}`;
      await page.goto(address);
      await scriptsReady(page);
      faults.push(...(await hiddenStops(page, missingRing)).map((fault) => `${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test("what stays in view while the page passes fits the screen and covers nothing", async ({ page }) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  for (const address of familyAddresses("de")) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    for (const [width, height] of [
      [1100, 420],
      [1280, 600],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      faults.push(
        ...(await page.evaluate(stickyFaults)).map((fault) => `${address} at ${width} × ${height}: ${fault}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

for (const { locale } of languages)
  test(`the panels beside both calculators lie on nothing all the way down, ${locale}`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of ["roi-calculator", "pricing"]) {
      await page.goto(`/${locale}/${path}`);
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await page.evaluate(stickyFaults)).map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

/** Whether what has the focus shows it. Fields may wear the ring on the frame that holds their unit or label. */
function missingRing(): string | undefined {
  const element = document.activeElement;
  const frames = [element, element?.parentElement, element?.closest("label")].filter(
    (frame) => frame instanceof Element,
  );
  const hasRing = frames.some((frame) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(frame);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  return hasRing ? undefined : `no focus ring: ${element?.outerHTML.slice(0, 120)}`;
}

/** Whether what stands in a frame that the browser may skip has been laid out. Runs in the browser. */
function isLaidOut(frame: Element): boolean {
  return frame.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}
