import { type Site, startSite } from "@waku/testing";
import { type Backend, firstAdmin, newDataDir, siteToken, startBackend } from "../../cms/test/backend";
import { formReady, signInToPanel } from "./panel";
import { expect, test } from "./test";

const { dataDir, remove } = newDataDir();
let backend: Backend;
let site: Site;

// One backend for all of them, one after the other: its start takes longer than a test.
test.describe.configure({ mode: "default", timeout: 300_000 });

test.beforeAll(async () => {
  backend = await startBackend(dataDir);
  await firstAdmin(backend);
  site = await startSite({ CMS_URL: backend.url, CMS_TOKEN: siteToken, CMS_POLL_SECONDS: "1" });
});
test.afterAll(async () => {
  await site.stop();
  await backend.stop();
  remove();
});

test.describe("an editor in the admin panel", () => {
  test.use({ locale: "de-DE", expectedErrors: /status of 400/ });

  test("publishes a text that the site then shows, and learns why another one cannot be published", async ({
    page,
  }) => {
    await page.goto(`${backend.url}/admin`);
    const pages = page.locator('main a[href$="/collections/pages"], .card a[href$="/collections/pages"]').first();
    await signInToPanel(page, "admin@example.com", pages);
    await pages.click();
    await page.getByPlaceholder(/Suche/).fill("/terms");
    await page
      .getByRole("row", { name: /Deutsch/ })
      .getByRole("link", { name: "/terms", exact: true })
      .click();

    const title = page.getByLabel("Titel", { exact: false }).first();
    await expect(title).toHaveValue(/./);
    await formReady(page);
    await title.fill("Bedingungen, neu gefasst");
    await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
    await expect
      .poll(async () => (await (await fetch(`${site.url}/de/terms`)).text()).includes("neu gefasst"), {
        timeout: 45_000,
      })
      .toBe(true);

    // The panel looks at what was typed, and forgets marks that came before its answer.
    const looked = page.waitForResponse((response) => response.request().method() === "POST");
    await formReady(page);
    await page.getByLabel("Beschreibung", { exact: false }).first().fill("Zu kurz");
    await looked;
    await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
    const notice = page
      .getByRole("region", { name: /Notifications/ })
      .getByRole("listitem")
      .filter({ hasText: "Nicht veröffentlicht." });
    await expect(notice.getByRole("listitem")).toHaveText([
      "Für Suchmaschinen › Beschreibung: ist 7 Zeichen lang, Suchergebnisse brauchen 120 bis 155",
    ]);
    await expect(page.getByText("1 Fehler")).toBeVisible();
    await expect(page.getByLabel("Beschreibung", { exact: false }).first()).toHaveValue("Zu kurz");
  });

  test("reads all of a refusal, for as long as needed, and gets from there to the documents it names", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${backend.url}/admin/collections/articles?search=VDA-5050`);
    const article = page.getByRole("link", { name: /VDA-5050-Zustandsmeldungen/ }).first();
    await signInToPanel(page, "admin@example.com", article);
    await article.click();
    await page.locator(".doc-controls__popup button").first().click();
    await page.getByRole("button", { name: "Löschen" }).click();
    await page.getByRole("button", { name: /Bestätigen|Confirm/ }).click();
    const notice = page.getByText("Nicht gelöscht.").locator("..");
    const place = /\/admin\/(?:collections\/[a-z-]+\/\d+|globals\/[a-z-]+)$/;
    await expect(notice.getByRole("link").first()).toHaveAttribute("href", place);
    await page.clock.fastForward("10:00");
    await expect(notice).toBeVisible();
    const [opened] = await Promise.all([page.waitForEvent("popup"), notice.getByRole("link").first().click()]);
    await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Close toast" }).click();
    await expect(notice).toHaveCount(0);
  });
});
