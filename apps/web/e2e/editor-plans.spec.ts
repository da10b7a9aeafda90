import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Backend, firstAdmin, newDataDir, startBackend } from "../../cms/test/backend";
import { formReady, password, sendPanelForm, signInToPanel } from "./panel";
import { expect, test } from "./test";

const { dataDir, remove } = newDataDir();
let backend: Backend;
let admin: Record<string, string>;

// One backend for all of them, one after the other: its start takes longer than a test.
test.describe.configure({ mode: "default", timeout: 300_000 });

test.beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
});
test.afterAll(async () => {
  await backend.stop();
  remove();
});

const startOf = (page: Page) => page.getByRole("heading", { name: "Inhalte" });

async function signIn(page: Page, email: string) {
  await page.goto(`${backend.url}/admin/login`);
  await signInToPanel(page, email, startOf(page));
}

test.describe("an editor in the admin panel", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  test("plans a publication that is refused, finds it on the dashboard and on the document, and dismisses it", async ({
    page,
  }) => {
    await signIn(page, "admin@example.com");
    const ref = "article:mtbf-mttr-robot-fleets";
    const found = await backend.call(
      "GET",
      `/api/articles?where[ref][equals]=${ref}&where[language][equals]=de&draft=true`,
      undefined,
      admin,
    );
    const { id } = found.body.docs[0];
    const title = String(found.body.docs[0].title);
    await page.goto(`${backend.url}/admin/collections/articles/${id}`);
    await formReady(page);
    await page.getByLabel("Beschreibung", { exact: false }).first().fill("Zu kurz");
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await expect(page.getByText("Entwurf erfolgreich gespeichert.")).toBeVisible();

    await page.locator(".form-submit .popup-button").first().click();
    await page.locator("#schedule-publish").click();
    await page.locator(".schedule-publish .react-datepicker__input-container input").click();
    // The first time of today that the list offers is over: the plan is due at once.
    await page.locator(".react-datepicker__time-list-item:not([aria-disabled=true])").first().click();
    await page.locator("#scheduled-publish-save").click();
    await expect(page.getByText("Erfolgreich geplant.")).toBeVisible();
    expect((await backend.call("GET", "/api/payload-jobs/run", undefined, admin)).status).toBe(200);

    await page.goto(`${backend.url}/admin`);
    const notice = page.getByRole("region", { name: "Nicht veröffentlicht wie geplant" });
    await expect(notice).toContainText("sollte erscheinen");
    await expect(notice).toContainText("geplant von admin@example.com");
    await expect(notice.getByRole("listitem").last()).toContainText("7");
    await notice.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/collections/articles/${id}`));
    await expect(notice).toContainText("Bitte ändern, dann veröffentlichen oder neu planen");
    await notice.getByRole("button", { name: `Hinweis ausblenden: ${title}` }).press("Enter");
    await expect(notice).toBeHidden();
    await page.goto(`${backend.url}/admin`);
    await expect(startOf(page)).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test("finds a new entry open, days with their year, and rules in a fixed pitch", async ({ page }) => {
    await signIn(page, "admin@example.com");
    await page.goto(`${backend.url}/admin/globals/navigation-de`);
    const labels = page.getByLabel("Beschriftung", { exact: false }).locator("visible=true");
    await expect(page.getByText("Eintrag 01: Produkt", { exact: true })).toBeVisible();
    await expect(labels).toHaveCount(0);
    await formReady(page);
    await page.locator(".array-field__add-row").locator("visible=true").first().click();
    // The panel asks the server for the state of a new entry, which takes seconds on a busy machine.
    await expect(labels.first()).toHaveValue("", { timeout: 60_000 });

    await page.goto(`${backend.url}/admin/collections/articles/1`);
    await expect(page.locator(".react-datepicker__input-container input").first()).toHaveValue(
      /^\d\d\.\d\d\.\d{4} 00:00$/,
    );
    await page.goto(`${backend.url}/admin/globals/rules`);
    await expect(page.getByLabel("Preise", { exact: false }).first()).toHaveCSS("font-family", /monospace/);
  });

  test("invites a person, who sets a password and writes drafts", async ({ page, browser }) => {
    await signIn(page, "admin@example.com");
    await page.goto(`${backend.url}/admin/collections/users/create`);
    await expect(page.getByText("Dieses System verschickt keine Mails")).toBeVisible();
    await expect(page.getByLabel("Neues Passwort", { exact: false })).toBeHidden();
    await formReady(page);
    await page.getByLabel("E-Mail").fill("ada@example.com");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page).toHaveURL(/\/users\/\d+/);

    const folder = join(dataDir, "mail");
    const mails = () =>
      readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8").replace(/=\r?\n/g, ""));
    const invitation = () => mails().find((mail) => mail.includes("To: ada@example.com"));
    await expect.poll(invitation).toBeDefined();
    const link = /http:\/\/[^\s"]*\/admin\/reset\/[0-9a-f]{40}/.exec(String(invitation()))?.[0];
    const context = await browser.newContext({ locale: "de-DE" });
    const guest = await context.newPage();
    await guest.goto(String(link));
    const fields = { password, "confirm-password": password };
    await sendPanelForm(guest, fields, "Passwort zurücksetzen", startOf(guest));

    await guest.goto(`${backend.url}/admin/collections/articles/1`);
    await expect(guest.getByRole("button", { name: "Entwurf speichern" })).toBeVisible();
    await expect(guest.getByRole("button", { name: /veröffentlichen/ })).toHaveCount(0);
    await context.close();
  });
});
