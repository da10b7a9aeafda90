import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { reservePort, type Site, startSite } from "@waku/testing";
import {
  type Backend,
  findDocument,
  firstAdmin,
  messageLabels,
  messageTitles,
  newDataDir,
  sampleLead,
  save,
  siteToken,
  startBackend,
} from "../../cms/test/backend";
import { formReady, signInToPanel, unfold } from "./panel";
import { expect, test } from "./test";

const folder = resolve(import.meta.dirname, "../../../docs/pictures");
const { dataDir, remove } = newDataDir();
let backend: Backend;
let site: Site;
let admin: Record<string, string>;

test.describe.configure({ mode: "default", timeout: 600_000 });
test.use({ expectedErrors: /status of 40[09]/ });

test.beforeAll(async () => {
  const port = String(await reservePort());
  backend = await startBackend(dataDir, { SITE_URL: `http://127.0.0.1:${port}` });
  admin = await firstAdmin(backend);
  site = await startSite({ PORT: port, CMS_URL: backend.url, CMS_TOKEN: siteToken, CMS_POLL_SECONDS: "1" });
  await changeArticle();
  await receiveLeads();
});
test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  remove();
});

/** One language of an article is published anew, so that the other is older. */
async function changeArticle(): Promise<void> {
  const { id } = await findDocument(backend, admin, ["articles", "name", "mtbf-mttr-robot-fleets", "en"]);
  const changed = { title: "MTBF and MTTR of robot fleets, told anew", _status: "published" };
  expect((await save(backend, "PATCH", `/api/articles/${id}`, changed, admin)).status).toBe(200);
}

async function receiveLeads(): Promise<void> {
  const token = { Authorization: `Bearer ${siteToken}` };
  const companies = ["Example Motors", "Sample Conveyors", "Specimen Cranes"];
  for (const [index, company] of companies.entries()) {
    const email = `ada-${index}@example.com`;
    const lead = {
      ...sampleLead,
      acceptedAt: new Date(Date.now() - (index + 1) * 5 * 3_600_000).toISOString(),
      locale: "en",
      titles: messageTitles,
      email,
      fields: {
        name: "Ada Example",
        email,
        company,
        message: "We run twelve AMRs of two makers.\nWhich of their faults can your software read?",
      },
      labels: messageLabels,
    };
    const key = `lead-${index}`;
    await backend.call("POST", "/api/leads/receive", lead, { ...token, "Idempotency-Key": key });
    const deliveries = ["team-mail", "visitor-mail", "webhook"].map((sink) => {
      const fails = index === 2 && sink === "webhook";
      const { acceptedAt: at } = lead;
      return { sink, state: fails ? "failing" : "delivered", attempts: 1, at, reason: fails ? "HTTP 503" : null };
    });
    await backend.call("POST", "/api/leads/deliveries", { reports: [{ key, deliveries }] }, token);
  }
}

/** Opens an address of the panel and signs in. @param arrived what is to be seen then */
async function openPanel(page: Page, path: string, arrived: Locator): Promise<void> {
  await page.goto(`${backend.url}/admin${path}`);
  await signInToPanel(page, "admin@example.com", arrived, "Login");
}

async function openDocument(page: Page, key: Parameters<typeof findDocument>[2], arrived: Locator): Promise<void> {
  const { id } = await findDocument(backend, admin, key);
  await openPanel(page, `/collections/${key[0]}/${id}`, arrived);
  await formReady(page);
}

/** Writes what is to be seen, or a part of it, as a picture of the guide. */
async function take(name: string, shown: Page | Locator): Promise<void> {
  await shown.screenshot({ path: resolve(folder, `${name}.png`), animations: "disabled", caret: "hide" });
}

test("the first page", async ({ page }) => {
  const waiting = page.getByRole("region", { name: "Waiting" });
  await openPanel(page, "", waiting);
  await expect(page.getByRole("region", { name: "To translate" })).toBeVisible();
  await take("panel-start", page);
});

test("a list of texts", async ({ page }) => {
  await openPanel(page, "/collections/pages?search=map", page.getByRole("row", { name: /live-map/ }).first());
  await take("panel-list", page);
});

test("a document, with what a search result shows", async ({ page }) => {
  const preview = page.getByRole("region", { name: "In search results" });
  await openDocument(page, ["pages", "path", "/features/live-map", "en"], preview);
  await page.evaluate(() => scrollTo(0, 0));
  await take("panel-document", page);

  const link = page.locator('[id="field-blocks__0__actions__0__to"]');
  const action = page.locator("#blocks-0-actions-row-0");
  await unfold([page.locator("#blocks-row-0"), action], link);
  await action.getByRole("button", { name: "Choose a text" }).click();
  const choice = page.getByRole("dialog");
  await choice.getByPlaceholder(/Search/).fill("pricing");
  await expect(choice.getByRole("button", { name: "/pricing", exact: true })).toBeVisible();
  await take("panel-link", page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Block", exact: true }).click();
  await expect(page.getByRole("dialog").locator("img").first()).toHaveJSProperty("naturalWidth", 480);
  await take("panel-blocks", page);
});

test("a refusal", async ({ page }) => {
  const description = page.locator('[id="field-meta__description"]');
  await openDocument(page, ["pages", "path", "/features/live-map", "en"], description);
  const looked = page.waitForResponse((response) => response.request().method() === "POST");
  await description.fill("Too short");
  await looked;
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Not published.")).toBeVisible();
  await take("panel-refusal", page);
});

test("an icon by its drawing", async ({ page }) => {
  const document = await findDocument(backend, admin, ["pages", "path", "/features/live-map", "en"]);
  const at = (document.blocks as { blockType: string }[]).findIndex(({ blockType }) => blockType === "features");
  const field = page.locator(`[id="field-blocks__${at}__items__0__icon"]`);
  await openDocument(page, ["pages", "path", "/features/live-map", "en"], page.locator(`#blocks-row-${at}`));
  await unfold([page.locator(`#blocks-row-${at}`), page.locator(`#blocks-${at}-items-row-0`)], field);
  await field.getByText("Choose an icon").first().click();
  await field.getByRole("searchbox").fill("map");
  await take("panel-icon", field);
});

test("the other language, beside a document", async ({ page }) => {
  const other = page.getByRole("region", { name: /English/ });
  await openDocument(page, ["articles", "name", "mtbf-mttr-robot-fleets", "de"], other);
  await expect(other).toContainText("older");
  await take("panel-other-language", other);
});

test("leads", async ({ page }) => {
  await openPanel(page, "/collections/leads", page.getByRole("row", { name: /Example Motors/ }));
  await take("panel-leads", page);
  await page
    .getByRole("row", { name: /Specimen Cranes/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByText("Your message", { exact: true })).toBeVisible();
  await take("panel-lead", page);
});

test("a draft on the site", async ({ page }) => {
  const key = ["pages", "path", "/features/live-map", "en"] as const;
  const { id } = await findDocument(backend, admin, [...key]);
  const draft = { title: "Every robot on one map", _status: "draft" };
  expect((await save(backend, "PATCH", `/api/pages/${id}?draft=true`, draft, admin)).status).toBe(200);
  const query = new URLSearchParams({ collection: "pages", id: String(id) });
  const pressed = await fetch(`${backend.url}/api/preview/start?${query}`, { headers: admin, redirect: "manual" });
  await page.goto(String(pressed.headers.get("location")));
  await expect(page.getByRole("region", { name: "Draft" })).toBeVisible();
  await take("draft-on-the-site", page);
});
