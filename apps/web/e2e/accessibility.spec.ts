import AxeBuilder from "@axe-core/playwright";
import { staticPaths } from "@waku/content/static-paths";
import { expect, languages, test } from "./test";

/** One page of each family, by language where slugs differ. */
const families: (string | { de: string; en: string })[] = [
  "",
  "products/waku-care",
  "features/live-map",
  "use-cases/spare-part-management-gspm",
  "devices/mobile-robots-agv-amr",
  "industries/warehousing",
  "benefits/operations",
  "solutions/robot-fleet-control",
  "consulting/fts-agv-amr-consulting-partner",
  "trainings/alerting-minimize-downtime-agv-amr",
  "success-stories",
  "success-stories/akkurat-gsv",
  "specials/maintenance-modernization-checklist-cmms",
  "get-started",
  "platform/live-demo",
  "pricing",
  "roi-calculator",
  "contact",
  "newsletter",
  "magazine",
  "company",
  "privacy",
  "specials/logimat",
  "robot-journey/robot-operations",
  { de: "magazine/mtbf-mttr-roboterflotten", en: "magazine/mtbf-mttr-robot-fleets" },
  { de: "company/jobs/serviceingenieur-robotik", en: "company/jobs/service-engineer-robotics" },
  {
    de: "robot-journey/sustainable-automation/richtig-dimensionieren/weniger-leerfahrten",
    en: "robot-journey/sustainable-automation/right-sizing/fewer-empty-runs",
  },
  "page",
];
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const { locale } of languages)
  for (const family of families) {
    const path = typeof family === "string" ? family : family[locale];
    const address = path ? `/${locale}/${path}` : `/${locale}`;
    test(`axe finds nothing on ${address}, light and dark`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      const light = await new AxeBuilder({ page }).withTags(wcag).analyze();
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      // The dark scheme changes colours and nothing else.
      const dark = await new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]).analyze();
      const found = [...light.violations, ...dark.violations].map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`,
      );
      expect(found).toEqual([]);
    });
  }

for (const { locale } of languages)
  test(`an open menu passes axe, ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${locale}`);
    await page.locator("#site-menu summary").first().click();
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).include("header").analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });

for (const { locale } of languages)
  test.describe(`narrow screens, ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test("no page is wider than 320 px, and no text is cut off", async ({ page }) => {
      test.setTimeout(180_000);
      const faults: string[] = [];
      for (const path of staticPaths) {
        const address = path ? `/${locale}/${path}` : `/${locale}`;
        await page.goto(address, { waitUntil: "domcontentloaded" });
        const fault = await page.evaluate(() => {
          const root = document.documentElement;
          if (root.scrollWidth > 320) {
            const wide = [...document.body.querySelectorAll("*")].find(
              (element) => element.getBoundingClientRect().right > 321,
            );
            return `${root.scrollWidth} px wide: ${wide?.outerHTML.slice(0, 120)}`;
          }
          const cut = [
            ...document.querySelectorAll<HTMLElement>(
              "main h1, main h2, main h3, main p, main li, main a, main button, main dt, main dd",
            ),
          ].find((element) => {
            const { overflowX, display } = getComputedStyle(element);
            return (
              display !== "inline" &&
              element.scrollWidth > element.clientWidth + 1 &&
              element.clientWidth > 1 &&
              !["auto", "scroll"].includes(overflowX) &&
              !element.closest('[class*="table-frame"], .visually-hidden')
            );
          });
          return cut ? `cut off: ${cut.outerHTML.slice(0, 120)}` : undefined;
        });
        if (fault) faults.push(`${address}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  });
