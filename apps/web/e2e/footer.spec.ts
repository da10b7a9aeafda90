import { errorTexts } from "../app/forms/error-texts.server";
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
          await expect(page).toHaveURL(new RegExp(`/${locale}/newsletter\\?email=ada%40`));
          await expect(page.locator('main form [name="email"]')).toHaveValue("ada@");
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

      test("the newsletter box leads on with the address", async ({ page }) => {
        await page.goto(`/${locale}/pricing`);
        await page.locator("footer input[type=email]").fill("a+b@example.com");
        await page.locator("footer form button").click();
        await expect(page).toHaveURL(new RegExp(`/${locale}/newsletter\\?email=a%2Bb%40example\\.com`));
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
