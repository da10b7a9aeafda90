import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { blocks } from "@waku/content/schema";
import { type Site, startSite } from "@waku/testing";
import {
  type Backend,
  findDocument,
  firstAdmin,
  newDataDir,
  save,
  siteToken,
  startBackend,
} from "../../cms/test/backend";
import { axeFindings } from "./axe";
import { formReady, signInToPanel, unfold } from "./panel";
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
  test.use({ locale: "de-DE", expectedErrors: /status of 40[09]/ });

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
      "Für Suchmaschinen › Beschreibung: ist 7 Zeichen lang, Suchergebnisse brauchen mindestens 110",
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

  test("uploads a picture from the page that is to show it, and chooses it", async ({ page }) => {
    test.slow();
    const admin = await firstAdmin(backend);
    const document = await findDocument(backend, admin, ["pages", "path", "/features/live-map", "de"]);
    await page.goto(`${backend.url}/admin/collections/pages/${document.id}`);
    const block = page.locator("#blocks-row-1");
    await signInToPanel(page, "admin@example.com", block);
    await formReady(page);
    const field = page.locator('[id="field-blocks__1__picture"]');
    await unfold([block], field.getByText("Kein Bild"));
    await field.getByRole("button", { name: "Bild wählen" }).click();
    const shelf = page.getByRole("row", { name: /spare-part-shelf/ });
    await expect(shelf).toContainText("Ersatzteilregal");
    await expect(shelf.locator("img")).toHaveJSProperty("naturalWidth", 480);
    await page.locator("button").filter({ hasText: "Neu erstellen" }).click();
    const buffer = readFileSync(resolve(import.meta.dirname, "../../../content/media/pictures/drone-navy-1200.webp"));
    const file = { name: "Tor 7.webp", mimeType: "image/webp", buffer };
    await page.locator('input[type="file"]').last().setInputFiles(file);
    await page.locator("#field-textDe").fill("Halle mit einem gelben Tor");
    await page.locator("#field-textEn").fill("Hall with a yellow gate");
    await page.getByRole("button", { name: "Speichern", exact: true }).last().click();
    // The picture is made in all sizes meanwhile.
    await expect(field.getByText("tor-7")).toBeVisible({ timeout: 90_000 });
    await expect(field.locator("img")).toHaveJSProperty("naturalWidth", 480);
    const found = await axeFindings(page, { within: '[id="field-blocks__1__picture"]' });
    expect(found).toEqual([]);
    await field.getByRole("button", { name: "Entfernen" }).click();
    await expect(field.getByText("Kein Bild")).toBeVisible();
  });

  test("sees a text as search results show it, puts in a figure, and chooses where a link leads", async ({ page }) => {
    const admin = await firstAdmin(backend);
    const document = await findDocument(backend, admin, ["pages", "path", "/features/live-map", "de"]);
    await page.goto(`${backend.url}/admin/collections/pages/${document.id}`);
    const preview = page.getByRole("region", { name: "In Suchergebnissen" });
    await signInToPanel(page, "admin@example.com", preview);
    await formReady(page);
    await expect(preview).toContainText(`${new URL(site.url).hostname}`);
    await expect(preview).toContainText("de › features › live-map");
    await page.locator('[id="field-meta__title"]').fill("Alle Roboter auf einer Karte");
    await expect(preview).toContainText("Alle Roboter auf einer Karte | WAKU Care");
    await expect(preview.getByRole("listitem").first()).toHaveText("Titel: 28 Zeichen, 1 bis 60 passen");
    const description = page.locator('[id="field-meta__description"]');
    await description.fill("Zu kurz:");
    await expect(preview.locator('[data-fits="false"]')).toHaveText("Beschreibung: 8 Zeichen, 110 bis 160 passen");

    const figures = page.locator("details").filter({ hasText: "Kennzahl einsetzen" });
    await figures.locator("summary").click();
    await figures.getByRole("searchbox").fill("higher productivity");
    await figures.getByRole("button", { name: /^productivity/ }).click();
    await expect(description).toHaveValue("Zu kurz:{figure:productivity}");
    await expect(preview).toContainText("{figure:productivity}");
    expect(await axeFindings(page, { within: ".document-fields__sidebar-wrap" })).toEqual([]);

    const block = page.locator("#blocks-row-0");
    const link = page.locator('[id="field-blocks__0__actions__0__to"]');
    const action = page.locator("#blocks-0-actions-row-0");
    await unfold([block, action], link);
    await action.getByRole("button", { name: "Text wählen" }).click();
    const choice = page.getByRole("dialog");
    await choice.getByPlaceholder(/Suche/).fill("/pricing");
    await choice.getByRole("button", { name: "/pricing", exact: true }).click();
    await expect(link).toHaveValue("/pricing");
  });

  test("adds a block that is chosen by its sketch", async ({ page }) => {
    const admin = await firstAdmin(backend);
    const document = await findDocument(backend, admin, ["pages", "path", "/features/live-map", "de"]);
    const count = (document.blocks as unknown[]).length;
    await page.goto(`${backend.url}/admin/collections/pages/${document.id}`);
    await signInToPanel(page, "admin@example.com", page.locator("#blocks-row-0"));
    await formReady(page);
    await page.getByRole("button", { name: "Block hinzufügen", exact: true }).click();
    const choice = page.getByRole("dialog");
    await expect(choice.locator("img")).toHaveCount(Object.keys(blocks).length);
    const questions = choice.getByRole("button", { name: "Fragen und Antworten" });
    await expect(questions.locator("img")).toHaveJSProperty("naturalWidth", 480);
    await questions.click();
    await expect(page.locator(`#blocks-row-${count}`)).toContainText("Fragen und Antworten");
  });

  test("chooses an icon by its drawing", async ({ page }) => {
    const admin = await firstAdmin(backend);
    const document = await findDocument(backend, admin, ["pages", "path", "/features/live-map", "de"]);
    const at = (document.blocks as { blockType: string }[]).findIndex(({ blockType }) => blockType === "features");
    await page.goto(`${backend.url}/admin/collections/pages/${document.id}`);
    const block = page.locator(`#blocks-row-${at}`);
    await signInToPanel(page, "admin@example.com", block);
    await formReady(page);
    const field = page.locator(`[id="field-blocks__${at}__items__0__icon"]`);
    await unfold([block, page.locator(`#blocks-${at}-items-row-0`)], field);
    await field.getByText("Symbol wählen").first().click();
    await field.getByRole("searchbox").fill("battery");
    const choice = field.getByRole("radio", { name: "battery-charging" });
    // Drawn, not an empty place: the sprite is there and has it.
    const drawing = await field.locator("label", { hasText: "battery-charging" }).locator("use").getAttribute("href");
    const sprite = await page.request.get(new URL(drawing ?? "", backend.url).href);
    expect(await sprite.text()).toContain(`id="${drawing?.replace(/.*#/, "")}"`);
    expect(await axeFindings(page, { within: `[id="field-blocks__${at}__items__0__icon"]` })).toEqual([]);
    await choice.check();
    await expect(field.locator("p").first()).toHaveText("battery-charging");
  });

  test("finds what was typed and not saved, and cannot save it over what others have done since", async ({ page }) => {
    const admin = await firstAdmin(backend);
    const document = await findDocument(backend, admin, ["articles", "name", "mtbf-mttr-robot-fleets", "de"]);
    const address = `${backend.url}/admin/collections/articles/${document.id}`;
    const title = page.locator('[id="field-title"]');
    const unsaved = page.getByRole("region", { name: "Nicht gespeicherter Text" });
    const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("unsaved:")));
    const openDocument = async () => {
      await page.goto(address);
      await formReady(page);
    };
    await page.goto(address);
    await signInToPanel(page, "admin@example.com", title);
    await formReady(page);
    await expect(unsaved).toHaveCount(0);
    await title.fill("Vor dem Absturz getippt");
    await expect.poll(isKept).toBe(true);

    await openDocument();
    await expect(title).toHaveValue(String(document.title));
    expect(await axeFindings(page, { within: "#unsaved-text" })).toEqual([]);
    await unsaved.getByRole("button", { name: "Einsetzen" }).click();
    await expect(title).toHaveValue("Vor dem Absturz getippt");
    await expect(unsaved).toHaveCount(0);
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await expect.poll(isKept).toBe(false);
    await openDocument();
    await expect(title).toHaveValue("Vor dem Absturz getippt");

    await title.fill("Noch einmal getippt");
    await expect.poll(isKept).toBe(true);
    const others = { title: "Von anderen gespeichert", _status: "draft" };
    const saved = await save(backend, "PATCH", `/api/articles/${document.id}?draft=true`, others, admin);
    expect(saved.status).toBe(200);
    await openDocument();
    await unsaved.getByRole("button", { name: "Einsetzen" }).click();
    await expect(title).toHaveValue("Noch einmal getippt");
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await expect(page.getByText(/Nicht gespeichert: .* hat dieses Dokument/)).toBeVisible();
    await openDocument();
    await expect(title).toHaveValue("Von anderen gespeichert");
    await unsaved.getByRole("button", { name: "Verwerfen" }).click();
    expect(await isKept()).toBe(false);
  });

  test("sees which language is behind, says that it is not, and begins a translation", async ({ page }) => {
    const admin = await firstAdmin(backend);
    const name = "mtbf-mttr-robot-fleets";
    const [de, en] = await Promise.all(
      (["de", "en"] as const).map((language) => findDocument(backend, admin, ["articles", "name", name, language])),
    );
    const changed = { title: "Kennzahlen, neu gefasst", _status: "published" };
    expect((await save(backend, "PATCH", `/api/articles/${de.id}`, changed, admin)).status).toBe(200);

    const late = page.locator('[id="field-title"]');
    await page.goto(`${backend.url}/admin/collections/articles/${en.id}`);
    await signInToPanel(page, "admin@example.com", late);
    const other = page.getByRole("region", { name: /Deutsch/ });
    await expect(other).toContainText("veröffentlicht");
    await expect(other).toContainText(/Dieser Text ist seit .* älter\./);
    expect(await axeFindings(page, { within: "aside, .document-fields__sidebar-wrap" })).toEqual([]);
    const [beside] = await Promise.all([
      page.waitForEvent("popup"),
      other.getByRole("button", { name: "Daneben öffnen" }).click(),
    ]);
    await expect(beside).toHaveURL(`${backend.url}/admin/collections/articles/${de.id}`);
    await beside.close();

    await page.goto(`${backend.url}/admin`);
    const waiting = page.getByRole("region", { name: "Zu übersetzen" });
    await expect(waiting.getByRole("link", { name: String(en.title) })).toBeVisible();
    await page.goto(`${backend.url}/admin/collections/articles?search=${encodeURIComponent(String(changed.title))}`);
    await expect(page.getByRole("row", { name: /neu gefasst/ })).toContainText("älter");
    await page.goto(`${backend.url}/admin/collections/articles/${en.id}`);
    await other.getByRole("button", { name: "Passt wieder" }).click();
    await expect(other).not.toContainText("älter");

    const built = { sheet: { title: "Liste", text: "Wozu", columns: ["Was"], rows: [] }, _status: "draft" };
    await save(backend, "PATCH", `/api/articles/${de.id}?draft=true`, built, admin);
    await page.goto(`${backend.url}/admin/collections/articles?search=${encodeURIComponent(String(changed.title))}`);
    await expect(page.getByRole("row", { name: /neu gefasst/ })).toContainText("anders aufgebaut");
    await page.goto(`${backend.url}/admin/collections/articles/${en.id}`);
    await expect(other).toContainText("Anders aufgebaut als dieser Text");
    expect(await axeFindings(page, { within: "aside, .document-fields__sidebar-wrap" })).toEqual([]);

    const { id: _, ref: __, slug: ___, ...parts } = de;
    const alone = { ...parts, name: "robot-dogs", title: "Roboterhunde", _status: "draft" };
    const { body } = await backend.call("POST", "/api/articles?draft=true", alone, admin);
    await page.goto(`${backend.url}/admin/collections/articles/${body.doc.id}`);
    await page.getByRole("button", { name: "Auf Englisch anlegen" }).click();
    await expect(page).not.toHaveURL(new RegExp(`/${body.doc.id}$`));
    await expect(page.locator('[id="field-title"]')).toHaveValue("⟦de⟧ Roboterhunde");
    await expect(page.getByRole("region", { name: /Deutsch/ })).toContainText("Entwurf");
  });
});
