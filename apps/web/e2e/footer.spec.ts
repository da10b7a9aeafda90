import { errorTexts, newsletterForm } from "@waku/leads/forms";
import { de } from "../app/i18n/messages/de";
import { en } from "../app/i18n/messages/en";
import { expect, languages, openReady, scriptsReady, test } from "./test";

for (const { locale } of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`footer, ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts @both`, () => {
      test.use({ javaScriptEnabled });

      test("the first column shows eight entries, then a way to the rest", async ({ page }) => {
        await page.goto(`/${locale}`);
        const column = page.locator("[data-static-region=footer-links] section").first();
        const visible = () => column.locator("a:visible").count();
        expect(await visible()).toBe(8);
        await column.locator("summary").click();
        await expect.poll(visible).toBe(await column.locator("a").count());
        expect(await visible()).toBeGreaterThan(8);
      });
    });

// On one screen: a visitor may sign up a few times an hour, and all tests are one visitor.
for (const { locale } of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`newsletter box, ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled, expectedErrors: /status of 422/ });

      test("the newsletter box names its field, and says in place or on its page what is wrong", async ({ page }) => {
        const message = errorTexts[locale].field.email("", 0);
        const t = { de, en }[locale];
        await page.goto(`/${locale}/pricing`);
        if (javaScriptEnabled) await scriptsReady(page);
        const footer = page.getByRole("contentinfo");
        await expect(footer.getByText(t.email, { exact: true })).toBeVisible();
        const field = footer.getByLabel(t.email);
        await field.fill("ada@");
        await footer.getByRole("button", { name: t.subscribe }).click();
        if (!javaScriptEnabled) {
          await expect(page).toHaveURL(new RegExp(`/${locale}/newsletter$`));
          await expect(page.locator('main form [name="email"]')).toHaveValue("ada@");
          await expect(page.locator("main form").getByRole("alert")).toContainText(message);
          return;
        }
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(message);
        await expect(footer.getByRole("alert")).toHaveText(message);
        await field.fill("ada@example.com");
        await expect(field).not.toHaveAttribute("aria-invalid");
        await expect(footer.getByRole("alert")).toBeHidden();
      });

      test("the newsletter box signs up where it stands, and without scripts on a page that says so", async ({
        page,
      }) => {
        const t = { de, en }[locale];
        const footer = page.getByRole("contentinfo");
        const button = footer.getByRole("button", { name: t.subscribe });
        await page.goto(`/${locale}/pricing?devices=7`);
        if (javaScriptEnabled) await scriptsReady(page);
        await footer.getByLabel(t.email).fill("a+b@example.com");
        await expect(footer).toContainText(newsletterForm.texts[locale].notice);
        if (!javaScriptEnabled) {
          await button.click();
          await expect(page).toHaveURL(new RegExp(`/${locale}/thank-you\\?form=newsletter$`));
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(newsletterForm.texts[locale].thanks.title);
          return;
        }
        await button.press("Enter");
        await expect(footer.getByRole("status")).toHaveText(t.newsletterSent("a+b@example.com"));
        await expect(button).toBeFocused();
        await expect(footer.getByLabel(t.email)).toHaveValue("");
        await expect(page).toHaveURL(new RegExp(`/${locale}/pricing\\?devices=7$`));
        // Typing anew begins anew.
        await footer.getByLabel(t.email).fill("c");
        await expect(footer.getByRole("status")).toBeEmpty();
      });
    });

for (const { locale } of languages)
  test.describe(`footer, refused, ${locale}`, () => {
    test.use({ expectedErrors: /status of (422|429)|ERR_FAILED/ });

    test("what the server refuses stands in the box, in its words, and so does a broken line", async ({ page }) => {
      const t = { de, en }[locale];
      const footer = page.getByRole("contentinfo");
      const field = footer.getByLabel(t.email);
      const button = footer.getByRole("button", { name: t.subscribe });
      await openReady(page, `/${locale}/contact`);
      // Right for a browser, not for mail.
      await field.fill("ada@example");
      await button.press("Enter");
      await expect(footer.getByRole("alert")).toHaveText(errorTexts[locale].field.email("", 0));
      await expect(field).toBeFocused();
      await page.route(`**/${locale}/newsletter`, (route) => route.abort());
      await field.fill("ada@example.com");
      await button.press("Enter");
      await expect(footer.getByRole("alert")).toHaveText(t.formUnsent);
      await expect(field).toHaveValue("ada@example.com");
      await expect(button).toBeFocused();
    });
  });

for (const { locale, pause, play, first } of [
  { locale: "de", pause: "Slogan anhalten", play: "Slogan abspielen", first: "analysieren" },
  { locale: "en", pause: "Pause the slogan", play: "Play the slogan", first: "analyze" },
])
  test.describe(`slogan, ${locale}`, () => {
    test("changes its word, and stands still while it is paused", async ({ page }) => {
      await page.clock.install();
      await openReady(page, `/${locale}`);
      const word = page.locator("footer p span[aria-hidden] > span");
      await expect(word).toHaveText(first);
      await page.clock.runFor(3000);
      await expect(word).not.toHaveText(first);
      await page.getByRole("button", { name: pause }).click();
      const second = (await word.textContent()) ?? "";
      await page.clock.runFor(20_000);
      await expect(page.getByRole("button", { name: play })).toBeVisible();
      await expect(word).toHaveText(second);
    });

    test("stands still where motion is not wanted", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.clock.install();
      await openReady(page, `/${locale}`);
      await page.clock.runFor(20_000);
      await expect(page.locator("footer p span[aria-hidden] > span")).toHaveText(first);
      await expect(page.getByRole("button", { name: pause })).toHaveCount(0);
    });
  });
