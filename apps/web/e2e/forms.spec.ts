import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page, Response } from "@playwright/test";
import type { Locale } from "@waku/i18n/locale";
import { type Site, startSite } from "@waku/testing";
import { de } from "../app/i18n/messages/de";
import { en } from "../app/i18n/messages/en";
import type { ContentCopy } from "../test/content-copy";
import { openCalendar, ordinaryDay } from "../test/forms/open-calendar";
import { storedLeads } from "../test/forms/stored-leads";
import { axeFindingsAsShown, schemeOf } from "./axe";
import { fillByKeyboard, fillByPointer } from "./fill-form";
import { type Entry, expectedErrors, expectedFields, type FormCase, formCases, wrongEntries } from "./form-cases";
import { expect, languages, openReady, scriptsReady, test } from "./test";

let content: ContentCopy;
let dataDir: string;
let site: Site;

test.beforeAll(async () => {
  content = await openCalendar(ordinaryDay);
  dataDir = mkdtempSync(join(tmpdir(), "forms-e2e-"));
  const settings = {
    CONTENT_DIR: content.folder,
    DATA_DIR: dataDir,
    DISK_MIN_FREE_MB: "0",
    FORM_LIMIT_PER_10_MIN: "1000",
    TRUSTED_PROXY_HOPS: "1",
  };
  site = await startSite(settings, { now: ordinaryDay });
});
test.afterAll(async () => {
  await site.stop();
  await content.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const form = (page: Page) => page.locator("main form");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const nameOf = ({ definition }: FormCase) => definition.name;

let visitors = 0;

/** Every visitor comes from another network, so that limits per connection do not interfere. */
async function comeFromAnotherNetwork(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": `10.${++visitors}.0.1` });
}

/** What the server answers to the form that `act` sends; scripts add `.data` to the address. */
async function answerTo(page: Page, act: () => Promise<unknown>): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    act(),
  ]);
  return answer;
}

/** Axe is a script itself: of a page without scripts it looks at a copy. */
async function expectAccessibleCopy(page: Page, browser: Browser, locale: Locale): Promise<void> {
  const viewport = page.viewportSize();
  const copy = await browser.newPage({ javaScriptEnabled: true, viewport, colorScheme: schemeOf(locale) });
  const content = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, "");
  // Styles for where there are no scripts, too: axe needs some.
  await copy.setContent(content.replace(/\(scripting: ?enabled\)/g, "(scripting: none)"));
  // A link that the header covers in part counts as too small, wherever the focused field has left the page.
  await copy.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeFindingsAsShown(copy, { within: "main" })).toEqual([]);
  await copy.close();
}

/** Every message at its field and above all of them, the first field in focus and in view, what was typed still there. */
async function expectRefusal(page: Page, formCase: FormCase, locale: Locale, typed: Record<string, Entry>) {
  const errors = expectedErrors(formCase, locale);
  const id = (field: string) => `#${nameOf(formCase)}-${field}`;
  const summary = form(page).getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText(errors.map(([, message]) => message));
  await expect(summary).toContainText({ de, en }[locale].formErrors(errors.length));
  for (const [field, message] of errors) {
    await expect(form(page).locator(id(field))).toHaveAttribute("aria-invalid", "true");
    await expect(form(page).locator(id(field))).toHaveAccessibleDescription(new RegExp(escaped(message)));
  }
  const target = (field: string) => {
    const isGroup = formCase.definition.fields[field]?.kind === "slot";
    return form(page).locator(isGroup ? `${id(field)} > legend` : id(field));
  };
  await expect(page).toHaveTitle(new RegExp(`^${escaped({ de, en }[locale].errorInTitle(""))}`));
  const focused = target(errors[0]?.[0] ?? "");
  await expect(focused).toBeFocused();
  await expectInView(page, focused);
  await expectValues(form(page), typed);
  // A link within the page leads somewhere and takes nothing away, nor does the way back.
  for (const [index, [field]] of errors.entries()) {
    await summary.getByRole("link").nth(index).press("Enter");
    await expect(page).toHaveURL(new RegExp(`${id(field)}(-legend)?$`));
    await expect(target(field)).toBeFocused();
    await expectInView(page, target(field));
  }
  await page.goBack();
  await page.locator('a[href="#content"]').press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await expect(summary.getByRole("link")).toHaveText(errors.map(([, message]) => message));
  await expectValues(form(page), typed);
  await expect(form(page).locator("[aria-invalid]")).not.toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Files cannot be kept; a field that is hidden as long as no slot is chosen was not filled in. */
async function expectValues(filled: Locator, typed: Record<string, Entry>): Promise<void> {
  for (const [name, entry] of Object.entries(typed)) {
    const control = filled.locator(`[name="${name}"]`);
    if (typeof entry === "string") {
      const isText = (await control.first().getAttribute("type")) !== "radio" && (await control.isVisible());
      if (isText) await expect(control).toHaveValue(entry);
    } else if ("choose" in entry) {
      const chosen = filled.locator(`[name="${name}"]:checked, [name="${name}"] :checked`);
      expect(
        await chosen.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
      ).toEqual(entry.choose);
    }
  }
}

/** The whole of it stands between the header, which covers what scrolls below it, and the end of the screen. */
async function expectInView(page: Page, element: Locator): Promise<void> {
  const isInView = async () => {
    const header = await page.locator("body > header").boundingBox();
    const box = await element.boundingBox();
    const screen = page.viewportSize();
    return header && box && screen && box.y >= header.y + header.height && box.y + box.height <= screen.height;
  };
  await expect.poll(isInView).toBe(true);
}

/** The newest mail to somebody leads there. */
async function linkFor(email: string, parameter: string): Promise<string> {
  const folder = join(dataDir, "mail");
  const read = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "="))
      .filter((mail) => mail.includes(`To: ${email}\r\n`))
      .map((mail) => new RegExp(`http\\S+newsletter\\?${parameter}=[\\w-]+`).exec(mail)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(read).toBeDefined();
  return read() ?? "";
}

/** One lead holds what was entered. The newsletter has one only once its owner has confirmed. */
async function expectOneLead(page: Page, formCase: FormCase, locale: Locale, email: string): Promise<void> {
  const { name } = formCase.definition;
  if (name === "newsletter") {
    expect(storedLeads(dataDir, email)).toEqual([]);
    await page.goto(await linkFor(email, "confirm"));
    await form(page).getByRole("button").press("Enter");
    await expect(page).toHaveURL(/form=newsletter-confirm/);
  }
  const leads = storedLeads(dataDir, email);
  expect(leads).toHaveLength(1);
  const { lead, bookings } = leads[0] ?? {};
  expect(lead).toMatchObject({ locale, form: name === "newsletter" ? "newsletter-subscribed" : name });
  const stored = Object.fromEntries(lead?.fields.map((field) => [field.name, field.value]) ?? []);
  expect(stored).toMatchObject(expectedFields(formCase, email, locale));
  const sent = Object.values(formCase.entries).flatMap((entry) =>
    typeof entry !== "string" && "files" in entry ? entry.files : [],
  );
  expect(lead?.files?.map((file) => file.name) ?? []).toEqual(sent.map((file) => file.name));
  expect(bookings?.length).toBe(booksFirst(formCase) ? 1 : 0);
}

for (const { locale } of languages)
  test.describe(`by keyboard, ${locale}`, () => {
    test.use({
      expectedErrors: /status of 422/,
      colorScheme: schemeOf(locale),
      contextOptions: { reducedMotion: "reduce" },
    });

    // In the other language each goes its way without scripts, below.
    for (const formCase of formCases.filter((_, index) => (index % 2 === 0) === (locale === "en")))
      test(`the form "${nameOf(formCase)}": wrong, then right, makes one lead`, async ({ page }) => {
        const email = `${nameOf(formCase)}-${locale}@example.com`;
        await comeFromAnotherNetwork(page);
        await openReady(page, `${site.url}/${locale}/${formCase.path}`);
        // Over the menus, by the link that is made for it.
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        const wrong = wrongEntries(formCase);
        await fillByKeyboard(page, form(page), wrong, async () => {
          expect((await answerTo(page, () => page.keyboard.press("Enter"))).status()).toBe(422);
        });
        await expectInView(page, form(page).getByRole("alert"));
        await expectRefusal(page, formCase, locale, wrong);
        expect(await axeFindingsAsShown(page, { within: "main" })).toEqual([]);

        const right = { ...formCase.entries, email };
        await fillByKeyboard(page, form(page), right, async () => {
          await page.keyboard.press("Enter");
          await page.keyboard.press("Enter");
        });
        await expect(page).toHaveURL(new RegExp(`/${locale}/thank-you\\?form=${nameOf(formCase)}`));
        await expect(heading(page)).toHaveText(thanksOf(formCase, locale));
        await expect(page).toHaveTitle(new RegExp(`^${escaped(thanksOf(formCase, locale))} \\|`));
        expect(await axeFindingsAsShown(page, { within: "main" })).toEqual([]);
        await page.goBack();
        await expect(form(page)).toBeVisible();
        await expectOneLead(page, formCase, locale, email);
      });
  });

test("what stands in a form when the scripts take over stays, of every form", async ({ page }) => {
  await comeFromAnotherNetwork(page);
  let scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  for (const formCase of formCases) {
    scripts = Promise.withResolvers<void>();
    await page.goto(`${site.url}/en/${formCase.path}`);
    await fillByPointer(form(page), { ...formCase.entries, email: "early@example.com" });
    const last = form(page).locator("input:visible, select, textarea").last();
    await last.focus();
    scripts.resolve();
    await scriptsReady(page);
    await expectValues(form(page), { ...formCase.entries, email: "early@example.com" });
    await expect(last).toBeFocused();
  }
});

for (const { locale } of languages)
  test(`names and descriptions of fields keep the spaces between their words, ${locale}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const faults: string[] = [];
    let names = 0;
    for (const { path } of formCases) {
      await page.goto(`${site.url}/${locale}/${path}`);
      // As the browser computes them for assistive technology.
      const { nodes } = await client.send("Accessibility.getFullAXTree");
      const texts = nodes.flatMap(({ name, description }) => [
        String(name?.value ?? ""),
        String(description?.value ?? ""),
      ]);
      names += texts.filter((text) => text !== "").length;
      faults.push(...texts.filter((text) => /[\p{L}.?]\(|\p{Ll}[.?!]\p{Lu}/u.test(text)));
    }
    expect(names).toBeGreaterThan(1000);
    expect([...new Set(faults)]).toEqual([]);
  });

test.describe("a refusal that came without scripts", () => {
  test.use({ expectedErrors: /status of 422/ });

  test("can be corrected before they take over", async ({ page }) => {
    await comeFromAnotherNetwork(page);
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
    await page.goto(`${site.url}/en/contact`);
    const message = form(page).locator('[name="message"]');
    await message.fill("Hello");
    await answerTo(page, () => form(page).locator("[type=submit]").click());
    await expect(form(page).getByRole("alert")).toBeVisible();
    await message.fill("Hello again");
    scripts.resolve();
    await scriptsReady(page);
    await expect(message).toHaveValue("Hello again");
    await expect(page).toHaveTitle(/^Error: /);
  });
});

test.describe("without scripts", () => {
  test.use({
    javaScriptEnabled: false,
    expectedErrors: /status of 422/,
    viewport: { width: 320, height: 740 },
    contextOptions: { reducedMotion: "reduce" },
  });

  for (const [index, formCase] of formCases.entries()) {
    const locale = index % 2 === 0 ? "de" : "en";
    test(`the form "${nameOf(formCase)}": wrong, then right, makes one lead, ${locale}`, async ({ page, browser }) => {
      const email = `plain-${nameOf(formCase)}-${locale}@example.com`;
      const submit = form(page).getByRole("button").last();
      const address = `${site.url}/${locale}/${formCase.path}`;
      await comeFromAnotherNetwork(page);
      await page.goto(address);
      const wrong = wrongEntries(formCase);
      await fillByPointer(form(page), wrong);
      expect((await answerTo(page, () => submit.click())).status()).toBe(422);
      await expectRefusal(page, formCase, locale, wrong);
      await expectAccessibleCopy(page, browser, locale);

      const right = { ...formCase.entries, email };
      await fillByPointer(form(page), right);
      await submit.dblclick();
      await expect(heading(page)).toHaveText(thanksOf(formCase, locale));
      await page.reload();
      await expectOneLead(page, formCase, locale, email);
    });
  }
});

for (const { locale, javaScriptEnabled } of [
  { locale: "de", javaScriptEnabled: true },
  { locale: "en", javaScriptEnabled: false },
] as const)
  test.describe(`a subscriber, ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 740 }, colorScheme: schemeOf(locale) });

    test("changes what is known of her, sees it kept, and leaves", async ({ page, browser }) => {
      const t = { de, en }[locale];
      const otherLanguage = locale === "de" ? "en" : "de";
      const email = `subscriber-${locale}@example.com`;
      await comeFromAnotherNetwork(page);
      await page.goto(`${site.url}/${locale}/newsletter`);
      await form(page).locator('[name="email"]').fill(email);
      await form(page).locator('[type="submit"]').press("Enter");
      // The mail may be there before the answer is.
      await expect(page).toHaveURL(/thank-you\?form=newsletter/);
      await page.goto(await linkFor(email, "confirm"));
      await form(page).getByRole("button").press("Enter");
      await expect(page).toHaveURL(/form=newsletter-confirm/);

      const preferences = await linkFor(email, "preferences");
      await page.goto(preferences);
      await expect(page.locator("main")).toContainText(`${t.newsletterPreferencesFor} ${email}`);
      await expectAccessibleCopy(page, browser, locale);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const field = (name: string) => form(page).locator(`[name="${name}"]`);
      await field("organization").fill("Müller & Söhne");
      await field("language").selectOption(otherLanguage);
      await page.getByRole("button", { name: t.newsletterSave }).press("Enter");
      await expect(page).toHaveURL(/thank-you\?form=newsletter-preferences/);

      await page.goto(preferences);
      await expect(field("organization")).toHaveValue("Müller & Söhne");
      await expect(field("language")).toHaveValue(otherLanguage);
      await page.getByRole("button", { name: t.newsletterUnsubscribe }).press("Enter");
      await expect(page).toHaveURL(/thank-you\?form=newsletter-unsubscribe/);
      await page.goto(preferences);
      await expect(page.getByRole("button", { name: t.newsletterSave })).toHaveCount(0);
    });
  });

/** Whether the form books the first free slot. */
function booksFirst({ entries }: FormCase): boolean {
  return Object.values(entries).some((entry) => typeof entry !== "string" && "slot" in entry && entry.slot === "first");
}

/** The title of the thank-you page; where a slot is booked, the one for bookings. */
function thanksOf(formCase: FormCase, locale: Locale): string {
  const { thanks, booked } = formCase.definition.texts[locale];
  return (booksFirst(formCase) ? booked : undefined)?.title ?? thanks.title;
}
