import { familyAddresses } from "./families";
import { layoutFaults } from "./layout-faults";
import { expect, test } from "./test";

test("the font comes once a visit", async ({ page }) => {
  const transferred = () =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ transferSize }) => transferSize),
    );
  await page.goto("/de", { waitUntil: "load" });
  const [first, ...more] = await transferred();
  expect(first).toBeGreaterThan(10_000);
  expect(more).toEqual([]);
  for (const address of ["/de/pricing", "/en/company/press"]) {
    await page.goto(address, { waitUntil: "load" });
    expect(await transferred(), address).toEqual([0]);
  }
});

test.describe("without the font", () => {
  test.use({ expectedErrors: /Failed to load resource/, viewport: { width: 320, height: 800 } });

  test("every family has room for the system's face in its place", async ({ page }) => {
    test.setTimeout(120_000);
    await page.route("**/*.woff2", (route) => route.abort());
    const faults: string[] = [];
    for (const address of familyAddresses("de")) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
