import type { Locator, Page } from "@playwright/test";
import { axeFindingsAsShown } from "./axe";
import { expect, scriptsReady, test } from "./test";

/** Lets stories pass a hundred times slower, so that none ends before it was looked at. */
async function slowMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
}

/** Elements that move right now. */
function moving(story: Locator): Promise<number> {
  return story.evaluate(
    (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
  );
}

/** Brings a playing story to its end without waiting for it. */
function finish(story: Locator): Promise<void> {
  return story.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
}

/** How much of an element is seen, from 0 to 1: parts of drawings fade by their opacity, all else by a filter. */
function shadesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { filter, opacity } = getComputedStyle(element);
      return Number(opacity) * Number(/opacity\((.+)\)/.exec(filter)?.[1] ?? 1);
    }),
  );
}

function surface(page: Page, name: string): Locator {
  return page.locator(`[data-surface="${name}"] [data-story]`);
}

test("the story of the start page plays once, can be held, continued and repeated @both", async ({ page }) => {
  await slowMotion(page);
  await page.goto("/en");
  const story = surface(page, "incident");
  await story.scrollIntoViewIfNeeded();
  await expect(story).toHaveAttribute("data-story", "playing");
  await expect(story.getByRole("button", { name: "Robot stops" })).toHaveAttribute("aria-current", "step");
  const control = story.locator("[data-story-control]");
  await expect(control).toHaveAccessibleName("Incident AMR 07: pause");
  await control.click();
  await expect(story).toHaveAttribute("data-story", "held");
  expect(await moving(story)).toBe(0);
  await expect(control).toHaveAccessibleName("Incident AMR 07: continue");
  await control.press("Enter");
  await expect(story).toHaveAttribute("data-story", "playing");
  expect(await moving(story)).toBeGreaterThan(0);
  await finish(story);
  await expect(story).toHaveAttribute("data-story", "rest");
  await expect(story.getByRole("button", { name: "Robot runs" })).toHaveAttribute("aria-current", "step");
  await expect(control).toHaveAccessibleName("Incident AMR 07: play again");
  await control.click();
  await expect(story).toHaveAttribute("data-story", "playing");
});

test("every step of the incident is reached by keyboard, and stands @both", async ({ page }) => {
  await page.goto("/de");
  const story = surface(page, "incident");
  const steps = story.getByRole("list", { name: "Schritte des Vorfalls" }).getByRole("button");
  await expect(steps).toHaveCount(7);
  for (const step of await steps.all()) {
    await step.press("Enter");
    await expect(story).toHaveAttribute("data-story", "held");
    await expect(step).toHaveAttribute("aria-current", "step");
    await expect(story.locator("[aria-current]")).toHaveCount(1);
    expect(await moving(story)).toBe(0);
    const box = await step.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(24);
  }
  const agent = story.locator('[data-card="agent"]');
  await steps.nth(1).click();
  await expect.poll(() => shadesOf(agent)).toEqual([0]);
  await steps.nth(2).click();
  await expect.poll(() => shadesOf(agent)).toEqual([1]);
});

test.describe("without the font", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("nothing shifts while the start page tells its story @both", async ({ page }) => {
    await slowMotion(page);
    // One that comes too late for the first paint may yet be taken with the style sheet of the scripts.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/de");
    const story = surface(page, "incident");
    await story.scrollIntoViewIfNeeded();
    await expect(story).toHaveAttribute("data-story", "playing");
    const places = await placesOf(page);
    expect(places.length).toBeGreaterThan(200);
    for (const step of await story.locator("[data-step]").all()) {
      await step.click();
      await expect(step).toHaveAttribute("aria-current", "step");
      expect(await placesOf(page)).toEqual(places);
    }
    await story.locator("[data-story-control]").click();
    await expect(story).toHaveAttribute("data-story", "playing");
    await finish(story);
    await expect(story).toHaveAttribute("data-story", "rest");
    expect(await placesOf(page)).toEqual(places);
  });
});

/** Where everything on the page stands in the layout, without what stories move within its place. */
function placesOf(page: Page): Promise<string[]> {
  return page.locator("main *").evaluateAll((elements) => {
    const still = new CSSStyleSheet();
    const moves = ["transform", "translate", "scale", "rotate", "offset-path"].map(
      (name) => `${name}: none !important`,
    );
    still.replaceSync(`[data-story] * { ${moves.join("; ")} }`);
    document.adoptedStyleSheets.push(still);
    const places = elements.flatMap((element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) return [];
      const { left, top } = element.getBoundingClientRect();
      return [`${element.tagName} ${Math.round(left)} ${Math.round(top + scrollY)}`];
    });
    document.adoptedStyleSheets.pop();
    return places;
  });
}

const panels = [
  ["features/maintenance-repairs", "spare-parts"],
  ["features/reports", "report"],
  ["use-cases/intelligent-maintenance-agent-ai-ima", "night-question"],
  ["industries/gastronomy", "restaurant-evening"],
] as const;

for (const [path, name] of panels)
  test(`a panel is not empty while its story begins: ${name}`, async ({ page }) => {
    await slowMotion(page);
    await page.goto(`/en/${path}`);
    const story = surface(page, name);
    await story.scrollIntoViewIfNeeded();
    await expect(story).toHaveAttribute("data-story", "playing");
    const shades = await shadesOf(story.locator('[data-beat="rise"]'));
    expect(shades.length).toBeGreaterThan(2);
    // What takes the place of something else waits unseen; everything else can be made out.
    expect(shades.filter((shade) => shade < 0.3).length).toBeLessThanOrEqual(1);
  });

for (const [path, name] of [["", "incident"], ...panels] as const)
  test(`at no moment of a story its words are found too pale: ${name}`, async ({ page }) => {
    await slowMotion(page);
    await page.goto(`/en/${path}`);
    const story = surface(page, name);
    await story.scrollIntoViewIfNeeded();
    await expect(story).toHaveAttribute("data-story", "playing");
    for (const second of [0.2, 1.1, 2.1, 3.1, 4.2, 5.3, 6.4]) {
      await story.evaluate((element, time) => {
        for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = time;
      }, second * 1000);
      const findings = await axeFindingsAsShown(page, { within: `[data-surface="${name}"]` });
      expect(findings, `${second} s`).toEqual([]);
    }
  });

test("a story below the screen rests until the visitor is near", async ({ page }) => {
  await slowMotion(page);
  await page.goto("/en");
  const story = surface(page, "wheel-order");
  await expect(surface(page, "incident")).toHaveAttribute("data-story", "playing");
  await expect(story).toHaveAttribute("data-story", "rest");
  await story.scrollIntoViewIfNeeded();
  await expect(story).toHaveAttribute("data-story", "playing");
  await finish(story);
  await expect(story).toHaveAttribute("data-story", "rest");
  await page.evaluate(() => scrollTo(0, 0));
  await story.scrollIntoViewIfNeeded();
  await expect(story).toBeInViewport();
  await expect(story).toHaveAttribute("data-story", "rest");
});

test("a page reached by client navigation tells its stories, too, and again after Back", async ({ page }) => {
  await slowMotion(page);
  await page.goto("/en/imprint");
  await scriptsReady(page);
  await page.locator('header a[href="/en"]').first().click();
  const story = surface(page, "incident");
  await expect(story).toHaveAttribute("data-story", "playing");
  await expect(story.getByRole("button", { name: "Cause found" })).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL("/en/imprint");
  await page.goForward();
  await expect(story).toHaveAttribute("data-story", "playing");
});

test.describe("where motion is not wanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stories stand complete, their steps can still be chosen", async ({ page }) => {
    await page.goto("/en");
    const story = surface(page, "incident");
    await scriptsReady(page);
    await expect(story).toHaveAttribute("data-story", "rest");
    await expect(story.locator("[data-story-control]")).toBeHidden();
    await expect(story.locator('[data-card="work"]')).toBeVisible();
    await story.getByRole("button", { name: "Alert goes out" }).click();
    await expect.poll(() => shadesOf(story.locator('[data-card="work"]'))).toEqual([0]);
    expect(await moving(story)).toBe(0);
  });
});

for (const width of [360, 1280])
  test(`without scripts the whole story stands there, ${width} px`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto("/de");
    const story = surface(page, "incident");
    await expect(story.getByRole("img")).toHaveAccessibleName(/AMR 07.*06:24 Uhr fährt der Roboter wieder/);
    await expect(story.locator(`[data-card="${width < 600 ? "summary" : "work"}"]`)).toBeVisible();
    await expect(story.getByRole("listitem")).toHaveCount(7);
    await expect(story.locator("[data-story-control]")).toBeHidden();
    await context.close();
  });
