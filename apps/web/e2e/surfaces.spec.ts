import { expect, languages, test } from "./test";

/** Places of the classes of `surface.module.css`, in pixels, as wide as pages have them. */
const places = {
  narrow: [328, 358, 398, 478],
  medium: [560, 600, 660, 740],
  wide: [780, 850, 900],
  full: [960, 1100, 1200],
};

for (const { locale } of languages) {
  test(`drawings have the room kept for them, ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${process.env.E2E_UI_URL}/${locale}/_ui`);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(lackOfRoom, places)).toEqual([]);
  });

  test.describe("without the font", () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(`drawings have the room kept for them in the system's face, ${locale}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.route("**/*.woff2", (route) => route.abort());
      await page.goto(`${process.env.E2E_UI_URL}/${locale}/_ui`);
      expect(await page.evaluate(lackOfRoom, places)).toEqual([]);
    });
  });
}

/** Drawings that are higher than what is kept for them, so that what follows would move. Runs in the browser. */
function lackOfRoom(widths: typeof places): string[] {
  const faults: string[] = [];
  for (const place of document.querySelectorAll<HTMLElement>("[data-surface]")) {
    const frame = place.firstElementChild as HTMLElement;
    frame.style.contentVisibility = "visible";
    for (const [size, each] of Object.entries(widths))
      for (const width of each) {
        place.style.inlineSize = `${width}px`;
        const kept = Number.parseFloat(getComputedStyle(frame).minBlockSize);
        const drawn = frame.getBoundingClientRect().height;
        if (drawn > kept + 1)
          faults.push(`${place.dataset.surface} ${size}: ${Math.ceil(drawn)} px at ${width}, kept are ${kept}`);
      }
    place.style.inlineSize = "";
  }
  return faults;
}
