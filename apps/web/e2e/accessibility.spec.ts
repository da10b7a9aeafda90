import { axeFindings, axeFindingsAsShown, schemeOf } from "./axe";
import { familyAddresses } from "./families";
import { expect, languages, openReady, test } from "./test";

/** The families are shared among so many tests, which run side by side. */
const shares = 4;

for (const { locale } of languages)
  test.describe(`${locale}, ${schemeOf(locale)}`, () => {
    test.use({ colorScheme: schemeOf(locale), contextOptions: { reducedMotion: "reduce" } });

    for (let share = 0; share < shares; share++)
      test(`axe finds nothing on any family, share ${share + 1} of ${shares}`, async ({ page }) => {
        test.setTimeout(240_000);
        const faults: string[] = [];
        const addresses = familyAddresses(locale).filter((_, index) => index % shares === share);
        for (const address of addresses) {
          const response = await page.goto(address);
          expect(response?.status()).toBe(200);
          // Header and footer are the same on all pages: once in each share is enough.
          const beside = address === addresses[0] ? [] : ["body > header", "body > footer"];
          const found = await axeFindingsAsShown(page, { beside });
          faults.push(...found.map((fault) => `${address} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
  });

for (const { locale } of languages)
  test(`an open menu passes axe, ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`);
    await page.locator("#site-menu summary").first().click();
    expect(await axeFindings(page, { within: "header" })).toEqual([]);
  });

for (const { locale } of languages)
  test(`headings of legal pages are told with the numbers that the contents name, ${locale}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    let numbered = 0;
    for (const path of ["imprint", "privacy", "terms"]) {
      await page.goto(`/${locale}/${path}`);
      // As the browser tells them to assistive technology, with what styles put before them.
      const { nodes } = await client.send("Accessibility.getFullAXTree");
      const named = (wanted: string) =>
        nodes
          .filter(({ role }) => role?.value === wanted)
          .map(({ name }) => String(name?.value))
          .filter((name) => /^\d*\./.test(name))
          // They do not come in the order of the page.
          .toSorted();
      expect(named("link"), path).toEqual(named("heading"));
      numbered += named("heading").length;
    }
    expect(numbered).toBeGreaterThan(20);
  });

/** Tables whose cells show the name of their column where they do not stand below it. */
const tables = [
  "devices/mobile-robots-agv-amr",
  "features/live-map",
  "robots",
  "robots/compare?models=boston-dynamics-spot,universal-robots-ur5e",
  "page/standards-and-law",
];

for (const width of [360, 1280])
  test(`cells of tables do not tell the name of their column, which the table tells, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const client = await page.context().newCDPSession(page);
    let shown = 0;
    const told: string[] = [];
    for (const path of tables) {
      await page.goto(`/en/${path}`);
      shown += await page
        .locator("td[data-column]")
        .evaluateAll((all) => all.filter((cell) => getComputedStyle(cell, "::before").content !== "none").length);
      const { nodes } = await client.send("Accessibility.getFullAXTree");
      const nodesById = new Map(nodes.map((node) => [node.nodeId, node]));
      const textsIn = (id: string): string[] => {
        const node = nodesById.get(id);
        if (node?.role?.value === "StaticText") return [String(node.name?.value)];
        return node?.childIds?.flatMap(textsIn) ?? [];
      };
      const nodesOf = (...roles: string[]) => nodes.filter(({ role }) => roles.includes(String(role?.value)));
      const columns = new Set(nodesOf("columnheader").map(({ name }) => String(name?.value)));
      expect(columns.size, path).toBeGreaterThan(1);
      const cells = nodesOf("cell", "gridcell").map(({ nodeId }) => textsIn(nodeId));
      told.push(...cells.filter(([first]) => first && columns.has(first)).map((texts) => `${path} ${texts.join(" ")}`));
    }
    expect(shown).toBeGreaterThan(10);
    expect(told).toEqual([]);
  });

test("a frame is a named region and a stop only while something scrolls in it", async ({ page }) => {
  const states: string[] = [];
  for (const address of ["/de/magazine/mtbf-mttr-roboterflotten", "/de/pricing", "/de/roi-calculator", "/de"]) {
    await openReady(page, address);
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const frame of await page.locator(".table-frame, [data-frame-name]").all()) {
        const scrolls = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        states.push(scrolls ? "scrolls" : "fits");
        if (scrolls) {
          await expect(frame).toHaveRole("region");
          await expect(frame).toHaveAccessibleName(/\w/);
          await expect(frame).toHaveAttribute("tabindex", "0");
        } else {
          await expect(frame).not.toHaveAttribute("tabindex");
          await expect(frame).not.toHaveAttribute("role");
        }
      }
    }
  }
  expect(new Set(states)).toEqual(new Set(["scrolls", "fits"]));
});

for (const { locale, names } of [
  {
    locale: "de",
    names: ["Und wenn nichts steht", "Die Module dahinter", "Für diese Maschinen gemacht", "Aus dem Magazin"],
  },
  {
    locale: "en",
    names: ["And when nothing stops", "The modules behind it", "Made for these machines", "From the magazine"],
  },
])
  test(`rows to swipe through are called as their section and scroll by keyboard, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openReady(page, `/${locale}`);
    for (const name of names) {
      const row = page.getByRole("region", { name, exact: true });
      await row.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft), name).toBeGreaterThan(0);
    }
  });

test("in the visitor's own colours no mark is lost", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("/de/roi-calculator");
  const colours = await page
    .locator('main [class*="swatch"]')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(new Set(colours).size).toBe(3);
  expect(colours).not.toContain("rgb(255, 255, 255)");
  // Signs are drawn in the colour of the words beside them.
  const odd = await page
    .locator('svg[class*="icon"], svg[class*="symbol"]')
    .evaluateAll((signs) =>
      signs
        .filter(
          (sign) => sign.parentElement && getComputedStyle(sign).color !== getComputedStyle(sign.parentElement).color,
        )
        .map((sign) => sign.outerHTML.slice(0, 120)),
    );
  expect(odd).toEqual([]);
});

test("in the visitor's own colours what is filled with one keeps a border", async ({ page }) => {
  const compared = "/en/robots/compare?models=boston-dynamics-spot";
  for (const path of ["/de", "/en/contact", "/de/newsletter", "/en/pricing", "/de/robots", compared]) {
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(path);
    // Backgrounds give way to the visitor's own; what is a button by its fill alone is none any more.
    await page.locator("a, button, summary").evaluateAll((controls) => {
      for (const control of controls) {
        const isFilled = !/[,/] 0\)$/.test(getComputedStyle(control).backgroundColor);
        if (isFilled && control.checkVisibility()) control.setAttribute("data-filled", "");
      }
    });
    await page.emulateMedia({ forcedColors: "active" });
    const bare = await page.locator("[data-filled]").evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          return borderTopWidth === "0px" || borderTopStyle === "none";
        })
        .map((control) => control.outerHTML.slice(0, 100)),
    );
    expect(bare, path).toEqual([]);
  }
});

test("in the visitor's own colours words are seen on their ground", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await openReady(page, "/de/robots/types/cobot");
  // Words in drawings have a colour of their own.
  const figure = page.locator("main figure:has(svg text)").first();
  const own = await figure.evaluate((element) => getComputedStyle(element).color);
  const fills = await figure
    .locator("svg text")
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
  expect(new Set(fills)).toEqual(new Set([own]));

  await page.keyboard.press("/");
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("combobox").fill("Ersatzteil");
  await expect(dialog.locator("mark").first()).toBeAttached();
  const unseen = await dialog.locator("*:not(svg *)").evaluateAll((elements) => {
    const isSeeThrough = (element: Element) => /^rgba.* 0\)$/.test(getComputedStyle(element).backgroundColor);
    const ground = (element: Element): string =>
      element.parentElement && isSeeThrough(element)
        ? ground(element.parentElement)
        : getComputedStyle(element).backgroundColor;
    return elements
      .filter((element) => element.checkVisibility() && getComputedStyle(element).color === ground(element))
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(unseen).toEqual([]);
});

test("who asks for more contrast gets quiet text in full", async ({ page }) => {
  const colours = () =>
    page
      .locator("main p, main small, footer a")
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
  await page.goto("/de/contact");
  const usual = await colours();
  await page.emulateMedia({ contrast: "more" });
  const clear = await colours();
  expect(clear.length).toBeLessThan(usual.length);
});

for (const { locale, words } of [
  { locale: "de", words: { page: /^Seite \d+ von \d+$/, pause: "Slogan anhalten", play: "Slogan abspielen" } },
  { locale: "en", words: { page: /^Page \d+ of \d+$/, pause: "Pause the slogan", play: "Play the slogan" } },
] as const)
  test(`values and states are said in words, ${locale}`, async ({ page }) => {
    await openReady(
      page,
      `/${locale}/robot-journey/sustainable-automation/${locale === "de" ? "richtig-dimensionieren" : "right-sizing"}`,
    );
    await expect(page.getByRole("progressbar").first()).toHaveAttribute("aria-valuetext", words.page);
    const pause = page.getByRole("button", { name: words.pause });
    await expect(pause).not.toHaveAttribute("aria-pressed");
    await pause.click();
    await expect(page.getByRole("button", { name: words.play })).not.toHaveAttribute("aria-pressed");
  });

for (const { path, field, name } of [
  { path: "/de/roi-calculator", field: "employees", name: /^Mögliche Einsparung im Jahr, \S+: [\d.]+\s€$/ },
  { path: "/de/pricing", field: "devices", name: /^Ihr Preis: [\d,.]+\s€, je Gerät/ },
] as const)
  test(`a result is spoken once it rests, with its name, ${path}`, async ({ page }) => {
    await page.clock.install();
    await openReady(page, path);
    await page.clock.runFor(5000);
    await page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(
            "output, [role=status], [role=alert], [aria-live]",
          );
          if (region) spoken.push(region.textContent ?? "");
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const input = page.locator(`main input[name="${field}"]`);
    for (let value = 20; value < 40; value++) await input.fill(String(value));
    expect(await spoken()).toEqual([]);
    await page.clock.runFor(3000);
    await expect.poll(async () => (await spoken()).length).toBeGreaterThan(0);
    expect(new Set(await spoken()).size).toBe(1);
    expect((await spoken())[0]).toMatch(name);
  });
