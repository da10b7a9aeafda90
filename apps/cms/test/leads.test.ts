import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { pdf } from "@waku/leads/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FormSite, startFormSite } from "../../web/test/forms/form-site";
import { type Backend, firstAdmin, type Json, newDataDir, runSql, siteToken, startBackend } from "./backend";

/** Far longer than the seconds it takes: a busy machine must not fail the test. */
const patience = { timeout: 45_000 };
const year = 365 * 24 * 3_600_000;

const { dataDir, remove } = newDataDir();
const cli = resolve(import.meta.dirname, "../../web/server/outbox/cli/inbox.ts");
let backend: Backend;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
});
afterAll(async () => {
  await backend.stop();
  remove();
});

const allLeads = async (): Promise<Json[]> =>
  (await backend.call("GET", "/api/leads?limit=500&depth=0&sort=id", undefined, admin)).body.docs;
const notesOn = async (text: string) => {
  const [row] = await runSql(dataDir, "SELECT count(*)::int AS notes FROM lead_notes WHERE text = $1", [text]);
  return row?.notes;
};
const keysOf = async (email: string) => (await allLeads()).filter((lead) => lead.email === email).map(({ key }) => key);
const asSite = (path: string, body: unknown, headers = {}) =>
  backend.call("POST", path, body, { Authorization: `Bearer ${siteToken}`, ...headers });

function receive(key: string, email: string, acceptedAt = "2026-11-01T12:00:00.000Z") {
  const fields = { name: "Ada", message: "Hello" };
  const rest = { form: "contact", locale: "de", page: "contact", files: [], campaign: {}, suspicions: [] };
  return asSite("/api/leads/receive", { ...rest, acceptedAt, email, fields }, { "Idempotency-Key": key });
}

function erase(email: string, keys: string[] = [], before = "2026-11-02T12:00:00.000Z") {
  return asSite("/api/leads/erase", { email, before, keys });
}

/** Files of the data folder that hold a text, in whatever case. */
const filesWith = (text: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    // What is published comes and goes there.
    .filter((path) => !path.startsWith(join(dataDir, "content")))
    .filter((path) => readFileSync(path, "latin1").toLowerCase().includes(text));

describe("an erasure that the site asks for", () => {
  it("takes all of a person and nothing of others, whatever signs the address has", async () => {
    for (const [index, email] of ["a_b%c@example.com", "A_B%C@example.com", "axbyc@example.com"].entries())
      await receive(`person-${index}`, email);
    await receive("later", "a_b%c@example.com", "2026-11-03T12:00:00.000Z");
    const answers = [await erase("a_b%c@example.com"), await erase("a_b%c@example.com")];
    expect(answers.map(({ status, body }) => [status, body.leads])).toEqual([
      [200, 2],
      [200, 0],
    ]);
    await receive("umlaut", "Ünal@example.com");
    expect((await erase("ünal@example.com")).body.leads).toBe(1);
    // What the person sent after it was asked for is another matter.
    expect((await allLeads()).map(({ key }) => key)).toEqual(["person-2", "later"]);
  });

  it("keeps out what arrives after it, also at the same moment", async () => {
    expect((await receive("early", "eve@example.com")).status).toBe(201);
    const keys = ["early", ...Array.from({ length: 10 }, (_, index) => `on-its-way-${index}`)];
    const arriving = keys.map((key) => receive(key, "eve@example.com"));
    const [erased, ...received] = await Promise.all([erase("eve@example.com", keys), ...arriving]);
    expect(erased?.status).toBe(200);
    for (const { status } of received) expect([200, 201]).toContain(status);
    for (const key of keys) {
      const { status, body } = await receive(key, "eve@example.com");
      expect([status, body]).toEqual([200, { isNew: false }]);
    }
    expect(await keysOf("eve@example.com")).toEqual([]);
  });

  it("is refused without token and in another form", async () => {
    const order = { email: "ada@example.com", before: "2026-11-02T12:00:00.000Z", keys: [] };
    expect((await backend.call("POST", "/api/leads/erase", order)).status).toBe(401);
    expect((await backend.call("POST", "/api/leads/erase", order, admin)).status).toBe(401);
    for (const wrong of [{ email: "" }, { email: "a\\" }, { before: "yesterday" }, { keys: [1] }])
      expect([wrong, (await asSite("/api/leads/erase", { ...order, ...wrong })).status]).toEqual([wrong, 400]);
    expect((await asSite("/api/leads/erase", "nonsense")).status).toBe(400);
  });
});

describe("erasing a person", () => {
  let site: FormSite;
  beforeAll(async () => {
    // As with `npm start`: one data folder for both.
    site = await startFormSite({ CMS_URL: backend.url, CMS_TOKEN: siteToken }, { dataDir });
  });
  // The folder is the backend's, too.
  afterAll(() => site.kill());

  const inbox = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, CMS_URL: backend.url, CMS_TOKEN: siteToken };
    return (await promisify(execFile)(process.execPath, ["--no-warnings", cli, ...args], { env })).stdout;
  };
  const send = (email: string, name: string) =>
    site.send("/de/contact", { form: "contact", name, email, message: `Guten Tag von ${name}` });
  it("leaves no byte in the site's folder and no lead in the backend: messages, notes of the team, documents and their addresses", async () => {
    const email = "Quintessa@example.com";
    const application = new FormData();
    for (const [field, value] of Object.entries({ form: "application", name: "Quintessa", email, message: "Hire me" }))
      application.append(field, value);
    application.append("documents", new Blob([new Uint8Array(pdf())]), "cv.pdf");
    expect((await site.send("/de/company/jobs", application)).status).toBe(303);
    for (let index = 0; index < 5; index++) await send(email, `Quintessa ${index}`);
    await send("other@example.com", "Ottokar");
    await expect.poll(async () => (await keysOf(email)).length, patience).toBe(6);
    await expect.poll(async () => (await keysOf("other@example.com")).length, patience).toBe(1);
    const leads = (await allLeads()).filter((lead) => lead.email === email);
    for (const { id } of leads) {
      await backend.call("POST", `/api/leads/${id}/notes`, { text: "Zephyrine called" }, admin);
      await backend.call("PATCH", `/api/leads/${id}`, { state: "working" }, admin);
    }
    const document = new URL(leads.flatMap(({ files }) => files)[0].url).pathname;
    expect((await fetch(site.url + document)).status).toBe(200);
    expect(filesWith("quintessa")).not.toEqual([]);
    expect(await notesOn("Zephyrine called")).toBe(6);

    expect(await inbox("erase", "quintessa@example.com")).toContain("The content backend: everything");
    expect(await keysOf(email)).toHaveLength(6);
    expect(await inbox("erase", "quintessa@example.com", "--yes")).toContain("The content backend: erased.\nErased.");
    expect(await keysOf(email)).toEqual([]);
    expect(filesWith("quintessa")).toEqual([]);
    expect(await notesOn("Zephyrine called")).toBe(0);
    expect((await fetch(site.url + document)).status).toBe(410);
    expect(await keysOf("other@example.com")).toHaveLength(1);
    // Whoever writes again is a lead as any other.
    await send(email, "Quintessa");
    await expect.poll(async () => (await keysOf(email)).length, patience).toBe(1);
  });

  it("outlasts a backend that is down, and a site that ends meanwhile", async () => {
    await send("down@example.com", "Ada");
    await expect.poll(async () => (await keysOf("down@example.com")).length, patience).toBe(1);
    const { port } = new URL(backend.url);
    await backend.stop();
    // This one never leaves the site.
    await send("down@example.com", "Ada again");
    const said = await inbox("erase", "down@example.com", "--yes");
    expect(said).toContain("The content backend: not yet (ECONNREFUSED). The site goes on trying");
    await site.kill();
    site = await startFormSite({ CMS_URL: backend.url, CMS_TOKEN: siteToken }, { dataDir });
    backend = await startBackend(dataDir, { CMS_PORT: port });
    await expect.poll(() => keysOf("down@example.com"), patience).toEqual([]);
    await expect.poll(() => filesWith("down@example.com"), patience).toEqual([]);
  });
});

describe("leads beyond their retention", () => {
  it("go when the backend starts and they are settled; new ones and those in progress are never lost", async () => {
    const states = {
      done: "done",
      answered: "answered",
      noted: "done",
      promoted: "spam",
      "worked-on": "working",
      unseen: "new",
      young: "done",
    };
    for (const [key, state] of Object.entries(states)) {
      await receive(key, "retention@example.com");
      const { id } = (await allLeads()).find((lead) => lead.key === key);
      await backend.call("PATCH", `/api/leads/${id}`, { state }, admin);
      await backend.call("POST", `/api/leads/${id}/notes`, { text: `Note on ${key}` }, admin);
    }
    const { port } = new URL(backend.url);
    await backend.stop();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    await runSql(
      dataDir,
      `UPDATE leads SET updated_at = '${daysAgo(8)}' WHERE key IN ('done', 'answered', 'noted', 'promoted', 'worked-on', 'unseen')`,
    );
    await runSql(dataDir, `UPDATE lead_notes SET created_at = '${daysAgo(8)}' WHERE text <> 'Note on noted'`);
    await runSql(dataDir, `UPDATE leads SET updated_at = '${daysAgo(6)}' WHERE key = 'young'`);
    // A start of a year from now: nothing goes, since nothing says that its clock is right.
    const wrong = await startBackend(dataDir, { RETENTION_DAYS: "7" }, [], new Date(Date.now() + year).toISOString());
    await wrong.stop();
    // As one that has run for a day knows the time.
    const readings = Array.from({ length: 24 }, (_, hour) => Date.now() - (24 - hour) * 3_600_000);
    writeFileSync(join(dataDir, "clock-readings.json"), JSON.stringify(readings));
    backend = await startBackend(dataDir, { CMS_PORT: port, RETENTION_DAYS: "7" });
    const kept = async () => (await keysOf("retention@example.com")).sort();
    await expect.poll(kept, patience).toEqual(["noted", "unseen", "worked-on", "young"]);
    expect(filesWith("note on answered")).toEqual([]);
  });
});
