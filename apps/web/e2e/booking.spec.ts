import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { formDefinitions } from "@waku/leads/forms";
import { type Site, startSite } from "@waku/testing";
import type { ContentCopy } from "../test/content-copy";
import { openCalendar } from "../test/forms/open-calendar";
import { axeFindingsAsShown, schemeOf } from "./axe";
import { expect, scriptsReady, test } from "./test";

const words = {
  de: {
    group: "Wählen Sie einen Termin",
    none: "Kein Termin passt, bitte schlagen Sie einen vor",
    wish: "Wann passt es Ihnen sonst?",
    name: "Ihr Name",
    email: "E-Mail-Adresse",
    missing: "Bitte wählen Sie einen Termin, oder dass keiner passt.",
    newTime: "Neue Zeit",
    move: "Termin verschieben",
    moved: "Der Termin ist verschoben.",
    cancel: "Termin absagen",
    inZone: (city: string) => `(Ortszeit ${city})`,
    appointment: (name: string) => `Ihr Termin: ${name}`,
    cancelled: (name: string) => `Abgesagt: ${name}`,
  },
  en: {
    group: "Choose a time",
    none: "No time suits me, please suggest one",
    wish: "When else would suit you?",
    name: "Your name",
    email: "Email address",
    missing: "Please choose a time, or that none of them suits you.",
    newTime: "New time",
    move: "Move appointment",
    moved: "The appointment has been moved.",
    cancel: "Cancel appointment",
    inZone: (city: string) => `(${city} time)`,
    appointment: (name: string) => `Your appointment: ${name}`,
    cancelled: (name: string) => `Cancelled: ${name}`,
  },
} as const;

/** What is booked: its page, its form, its name in the settings. */
const calls = {
  demo: {
    path: "platform/live-demo",
    texts: formDefinitions.demo.texts,
    name: { de: "WAKU-Care-Demo", en: "WAKU Care demo" },
  },
  appointment: {
    path: "book-appointment",
    texts: formDefinitions.appointment.texts,
    name: { de: "Fachgespräch", en: "Specialist call" },
  },
} as const;
type Call = keyof typeof calls;

const locales = ["de", "en"] as const;
type Locale = (typeof locales)[number];

let content: ContentCopy;
let dataDir: string;
let site: Site;

/** Two instants at which calendars go wrong: hardly anything left of a week, and a night of 23 hours ahead. */
const instants: Record<string, string> = {
  desktop: "2027-02-28T23:30:00+01:00",
  mobile: "2027-03-27T22:00:00+01:00",
};

test.beforeAll(async () => {
  const now = String(instants[test.info().project.name]);
  content = await openCalendar(now);
  dataDir = mkdtempSync(join(tmpdir(), "booking-e2e-"));
  const settings = { CONTENT_DIR: content.folder, DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: "1", DISK_MIN_FREE_MB: "0" };
  site = await startSite(settings, { now });
});
test.afterAll(async () => {
  await site.stop();
  await content.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const demoTexts = (locale: Locale) => {
  const { submit, booked } = calls.demo.texts[locale];
  return { submit, booked: booked?.title ?? "" };
};

let visitors = 0;

/** Every visitor comes from another network, so that limits per connection do not interfere. */
async function openCall(page: Page, locale: Locale, call: Call = "demo"): Promise<void> {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": `10.${++visitors}.0.1` });
  await page.goto(`${site.url}/${locale}/${calls[call].path}`);
  await openWeeks(page);
}

/** The first week, which alone is open, may hold a few slots only: every week is opened. */
async function openWeeks(page: Page): Promise<void> {
  const closed = form(page).locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

const form = (page: Page) => page.locator("main form");
const slots = (page: Page) => form(page).locator('input[type=radio][value$="Z"]');

/** One of the slots on offer, away from those of other visitors. @param later so many further on */
async function ownSlot(page: Page, later = 0): Promise<Locator> {
  return slots(page).nth((5 * visitors + later) % (await slots(page).count()));
}

async function fill(page: Page, locale: Locale, email: string, call: Call = "demo"): Promise<void> {
  const t = words[locale];
  await form(page).getByLabel(t.name, { exact: true }).fill("Ada Lovelace");
  await form(page).getByLabel(t.email, { exact: true }).fill(email);
  // Optional in the one, required in the other.
  await form(page).locator('[name="company"]').fill("Engines");
  if (call === "appointment") await form(page).locator('[name="subject"]').fill("Interfaces");
}

/** Address of the page that the newest mail to somebody leads to. */
async function linkFor(email: string): Promise<string> {
  const folder = join(dataDir, "mail");
  const read = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith("visitor-mail.eml"))
      .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "="))
      .find((mail) => mail.includes(`To: ${email}\r\n`));
  await expect.poll(read).toBeDefined();
  return /http\S+booking\?token=[\w-]+/.exec(read() ?? "")?.[0] ?? "";
}

const journeys: { call: Call; locale: Locale; javaScriptEnabled: boolean; city: string; zone: string }[] = [
  ...locales.flatMap((locale) =>
    [true, false].map((javaScriptEnabled) => ({
      ...{ call: "demo" as const, locale, javaScriptEnabled },
      ...{ city: "Berlin", zone: "Europe/Berlin" },
    })),
  ),
  { call: "appointment", locale: "de", javaScriptEnabled: true, city: "Kolkata", zone: "Asia/Kolkata" },
  { call: "appointment", locale: "en", javaScriptEnabled: true, city: "New York", zone: "America/New_York" },
  { call: "appointment", locale: "de", javaScriptEnabled: false, city: "Berlin", zone: "Europe/Berlin" },
  { call: "appointment", locale: "en", javaScriptEnabled: false, city: "Berlin", zone: "Europe/Berlin" },
];

for (const { call, locale, javaScriptEnabled, city, zone } of journeys)
  test.describe(`${call}, ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts, ${city}${call === "demo" ? " @both" : ""}`, () => {
    test.use({ javaScriptEnabled, timezoneId: zone, expectedErrors: /status of (422|409)/ });
    const t = words[locale];
    const { name } = calls[call];
    const { submit, booked, thanks } = calls[call].texts[locale];

    test("is booked, moved and cancelled", async ({ page }, { project }) => {
      const email = `${call}-${locale}-${javaScriptEnabled}-${project.name}@example.com`;
      await openCall(page, locale, call);
      if (javaScriptEnabled) await scriptsReady(page);
      await (await ownSlot(page)).check();
      await fill(page, locale, email, call);
      await form(page).getByRole("button", { name: submit }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(booked?.title ?? "");
      await expect(page.locator("main")).toContainText(t.inZone(city));
      await expect(page.locator("main")).toContainText(t.inZone("Berlin"));

      const link = await linkFor(email);
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.appointment(name[locale]));
      const marked = locale === "de" ? /^Fehler: / : /^Error: /;
      await page.getByRole("button", { name: t.move }).click();
      await expect(page.getByRole("alert")).toHaveText(t.missing);
      await expect(page).toHaveTitle(marked);
      await openWeeks(page);
      await (await ownSlot(page, 60)).check();
      await page.getByRole("button", { name: t.move }).click();
      await expect(page.locator("main")).toContainText(t.moved);
      await expect(page).not.toHaveTitle(marked);
      await page.getByRole("button", { name: t.cancel }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.cancelled(name[locale]));
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.cancelled(name[locale]));
    });

    test("nothing chosen is said, and whom no time suits asks without one", async ({ page }) => {
      await openCall(page, locale, call);
      if (javaScriptEnabled) await scriptsReady(page);
      const wish = form(page).getByLabel(t.wish);
      await expect(wish).toBeHidden();
      await fill(page, locale, `wish-${visitors}@example.com`, call);
      await form(page).getByRole("button", { name: submit }).click();
      await expect(form(page).getByRole("alert")).toContainText(t.missing);
      await expect(form(page).getByRole("radiogroup", { name: t.group }).locator("> legend")).toBeFocused();
      await expect(form(page).getByLabel(t.name, { exact: true })).toHaveValue("Ada Lovelace");
      await form(page).getByLabel(t.none).check();
      await wish.fill("Tuesday");
      await form(page).getByRole("button", { name: submit }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks.title);
    });
  });

for (const locale of locales)
  test.describe(`a race, ${locale}`, () => {
    const t = { ...words[locale], ...demoTexts(locale) };

    test("two browsers want one slot: one has it, the other chooses a near one and keeps its input", async ({
      browser,
    }) => {
      const pages = await Promise.all([openVisitor(browser, locale), openVisitor(browser, locale)]);
      const value = (await (await ownSlot(pages[0])).getAttribute("value")) ?? "";
      await Promise.all(
        pages.map(async (page, index) => {
          await page.locator(`input[type=radio][value="${value}"]`).check();
          await fill(page, locale, `race-${locale}-${index}@example.com`);
        }),
      );
      await Promise.all(pages.map((page) => form(page).getByRole("button", { name: t.submit }).click()));
      const outcomes = pages.map((page) => page.getByText(t.booked).or(page.getByRole("alert")).first());
      await Promise.all(outcomes.map((outcome) => expect(outcome).toBeVisible({ timeout: 30_000 })));
      const isLost = await Promise.all(pages.map((page) => page.getByRole("alert").isVisible()));
      expect(isLost.filter(Boolean)).toHaveLength(1);
      const loser = pages[isLost.indexOf(true)] ?? pages[0];
      await expect(form(loser).getByRole("radiogroup", { name: t.group }).locator("> legend")).toBeFocused();
      await expect(form(loser).getByLabel(t.name, { exact: true })).toHaveValue("Ada Lovelace");
      expect(await axeFindingsAsShown(loser, { within: "main" })).toEqual([]);
      const near = form(loser).getByRole("group", {
        name: locale === "de" ? "Nächstgelegene freie Termine" : "Nearest free times",
      });
      await expect(near.getByRole("radio")).toHaveCount(4);
      await near.getByRole("radio").first().check();
      await form(loser).getByRole("button", { name: t.submit }).click();
      await expect(loser.getByRole("heading", { level: 1 })).toHaveText(t.booked);
      await Promise.all(pages.map((page) => page.context().close()));
    });
  });

async function openVisitor(browser: Browser, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ colorScheme: schemeOf(locale), reducedMotion: "reduce" });
  const page = await context.newPage();
  await openCall(page, locale);
  await scriptsReady(page);
  return page;
}

for (const { call, zone, city } of [
  { call: "demo", zone: "America/New_York", city: "New York" },
  { call: "demo", zone: "Asia/Kolkata", city: "Kolkata" },
  { call: "appointment", zone: "America/New_York", city: "New York" },
  { call: "appointment", zone: "Asia/Kolkata", city: "Kolkata" },
] as const)
  test.describe(`${call}, from ${city}`, () => {
    test.use({ timezoneId: zone });

    test("times are the visitor's, Berlin's beside them; another zone can be picked, the choice stays", async ({
      page,
    }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
      await openCall(page, "en", call);
      await expect(form(page)).toContainText("All times: Berlin time.");
      // Chosen before the scripts come, which render the times anew.
      const radio = await ownSlot(page);
      const value = (await radio.getAttribute("value")) ?? "";
      const chosen = form(page).locator(`input[value="${value}"]`);
      await radio.check();
      scripts.resolve();
      await expect(form(page)).toContainText(`All times: ${city} time.`);
      await expect(chosen).toBeChecked();
      const own = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" });
      const berlin = new Intl.DateTimeFormat("en-US", {
        timeZone: "Europe/Berlin",
        hour: "numeric",
        minute: "2-digit",
      });
      const label = form(page).locator("label", { has: page.locator(`input[value="${value}"]`) });
      await expect(label).toContainText(own.format(Date.parse(value)).replace(/\s/, "\u00a0"));
      await expect(label).toContainText(`${berlin.format(Date.parse(value)).replace(/\s/, "\u00a0")} Berlin time`);
      await expect(form(page).getByRole("status")).toContainText(`(${city} time)`);

      await form(page).getByLabel("Time zone").selectOption("Europe/Berlin");
      await expect(form(page)).toContainText("All times: Berlin time.");
      await expect(chosen).toBeChecked();
      await expect(label).not.toContainText("Berlin time");
      await expect(form(page).locator("input[name=zone]")).toHaveValue("Europe/Berlin");
    });
  });

for (const [zone, city] of [
  ["America/New_York", "New York"],
  ["Asia/Kolkata", "Kolkata"],
  ["Europe/Berlin", "Berlin"],
])
  test.describe(`taken over in ${city}`, () => {
    test.use({ timezoneId: zone, contextOptions: { reducedMotion: "reduce" } });

    test("what was chosen, opened and focused before the scripts came stays so", async ({ page }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
      await page.goto(`${site.url}/en/platform/live-demo`);
      const openSlots = form(page).locator('details input[type="radio"]:visible');
      const valuesOf = (buttons: Locator) =>
        buttons.evaluateAll((all) => all.map((button) => (button as HTMLInputElement).value));
      await slots(page).first().focus();
      await page.keyboard.press("Space");
      const value = (await slots(page).first().getAttribute("value")) ?? "";
      const seen = await valuesOf(openSlots);
      const place = await slots(page).first().boundingBox();
      scripts.resolve();
      await expect(form(page).getByLabel("Time zone")).toBeVisible();
      await expect(form(page)).toContainText(`All times: ${city} time.`);
      const chosen = form(page).locator(`input[value="${value}"]`);
      await expect(chosen).toBeChecked();
      await expect(chosen).toBeFocused();
      // The page moves with what was put in above, a frame later.
      await expect.poll(async () => (await chosen.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
      expect(await valuesOf(openSlots)).toEqual(expect.arrayContaining(seen));
      // The arrows go on from there.
      await page.keyboard.press("ArrowDown");
      await expect(slots(page).nth(1)).toBeFocused();
      await expect(slots(page).nth(1)).toBeChecked();
    });

    test("a week that was closed before the scripts came stays closed, with the focus on its line", async ({
      page,
    }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
      await page.goto(`${site.url}/en/platform/live-demo`);
      const line = form(page).locator("summary").first();
      await line.focus();
      await page.keyboard.press("Enter");
      await expect(slots(page).first()).toBeHidden();
      scripts.resolve();
      await expect(form(page).getByLabel("Time zone")).toBeVisible();
      await expect(form(page)).toContainText(`All times: ${city} time.`);
      await expect(line).toBeFocused();
      await expect(slots(page).first()).toBeHidden();
    });
  });

test("the whole way by keyboard", async ({ page }) => {
  await openCall(page, "en");
  await scriptsReady(page);
  await form(page).getByLabel("Time zone").focus();
  // Into the first week's summary, then into its buttons, of which the arrows choose.
  await page.keyboard.press("Tab");
  await expect(form(page).locator("summary").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(slots(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(slots(page).nth(1)).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(slots(page).nth(2)).toBeChecked();
  await fill(page, "en", "keyboard@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(demoTexts("en").booked);
});

for (const locale of locales)
  test.describe(`${locale}, ${schemeOf(locale)}`, () => {
    test.use({ colorScheme: schemeOf(locale), contextOptions: { reducedMotion: "reduce" } });

    test(`axe finds nothing in calendar and appointment, ${locale} @both`, async ({ page }, { project }) => {
      const email = `axe-${locale}-${project.name}@example.com`;
      await openCall(page, locale);
      await scriptsReady(page);
      await (await ownSlot(page)).check();
      expect(await axeFindingsAsShown(page, { within: "main" })).toEqual([]);
      await fill(page, locale, email);
      await form(page)
        .getByRole("button", { name: demoTexts(locale).submit })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(demoTexts(locale).booked);
      await page.goto(await linkFor(email));
      expect(await axeFindingsAsShown(page, { within: "main" })).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  });
