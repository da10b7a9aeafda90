import {
  type Backend,
  firstAdmin,
  messageLabels,
  messageTitles,
  newDataDir,
  personWith,
  sampleLead,
  siteToken,
  startBackend,
} from "../../cms/test/backend";
import { axeFindings } from "./axe";
import { signInToPanel, takenOver } from "./panel";
import { expect, test } from "./test";

const { dataDir, remove } = newDataDir();
let backend: Backend;
let admin: Record<string, string>;

test.describe.configure({ mode: "default", timeout: 300_000 });

test.beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
  await personWith(backend, "sales", admin);
  const token = { Authorization: `Bearer ${siteToken}` };
  for (const [index, company] of ["Motoren & Söhne", "Förderwerk Nord", "Kranbau Kurz"].entries()) {
    const lead = {
      ...sampleLead,
      acceptedAt: `2026-11-2${index + 3}T09:30:00.000Z`,
      titles: messageTitles,
      email: index < 2 ? "ada@example.com" : "kurt@example.com",
      fields: {
        name: index < 2 ? "Ada Beispiel" : "Kurt Beispiel",
        email: index < 2 ? "ada@example.com" : "kurt@example.com",
        company,
        message: "Wir betreiben zwölf AMR von zwei Herstellern.\nWie rechnen Sie Störungen ab?",
      },
      labels: messageLabels,
      files: [{ name: "plan.pdf", type: "application/pdf", bytes: 43_210, url: "http://127.0.0.1:9/forms/files/x" }],
      campaign: { utm_source: "fair" },
    };
    await backend.call("POST", "/api/leads/receive", lead, { ...token, "Idempotency-Key": `lead-${index}` });
    const at = "2026-11-28T09:31:00.000Z";
    const deliveries = [
      { sink: "team-mail", state: "delivered", attempts: 1, at, reason: null },
      { sink: "visitor-mail", state: "delivered", attempts: 1, at, reason: null },
      { sink: "webhook", state: index ? "delivered" : "dead", attempts: 9, at, reason: index ? null : "HTTP 400" },
    ];
    await backend.call("POST", "/api/leads/deliveries", { reports: [{ key: `lead-${index}`, deliveries }] }, token);
  }
});
test.afterAll(async () => {
  await backend.stop();
  remove();
});

for (const [locale, words] of [
  [
    "de-DE",
    {
      signIn: "Anmelden",
      waiting: "Was wartet",
      message: "Ihre Nachricht",
      note: "Neue Notiz",
      add: "Notiz hinzufügen",
    },
  ],
  ["en-US", { signIn: "Login", waiting: "Waiting", message: "Your message", note: "New note", add: "Add note" }],
] as const) {
  test.describe(`the inbox in ${locale}`, () => {
    test.use({ locale });

    test("leads from the dashboard to a filtered list and a lead, which can be noted; axe finds nothing", async ({
      page,
    }) => {
      await page.goto(`${backend.url}/admin`);
      const box = page.getByRole("region", { name: words.waiting });
      await signInToPanel(page, "admin@example.com", box, words.signIn);
      expect(await axeFindings(page, { within: "section[aria-labelledby]" })).toEqual([]);
      await box.getByRole("link").first().click();
      const rows = page.locator("tbody tr");
      await expect(rows).toHaveCount(3);
      const states = page.getByRole("search").getByRole("combobox").nth(4);
      await takenOver(states);
      await states.selectOption("dead");
      await expect(rows).toHaveCount(1);
      expect(await axeFindings(page, { within: "search" })).toEqual([]);
      await rows.getByRole("link").first().click();
      await expect(page.getByText(words.message, { exact: true })).toBeVisible();
      await page.getByLabel(words.note).fill("Rückruf am Montag");
      await page.getByRole("button", { name: words.add }).click();
      await expect(page.getByText("Rückruf am Montag").first()).toBeVisible();
      await expect(page.getByLabel(words.note)).toHaveValue("");
      expect(await axeFindings(page, { within: ".document-fields__fields" })).toEqual([]);
    });
  });
}
