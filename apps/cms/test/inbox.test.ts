import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pdf } from "@waku/leads/testing";
import { reservePort } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FormSite, startFormSite } from "../../web/test/forms/form-site";
import { type MailSink, startMailSink } from "../../web/test/forms/sinks";
import {
  type Backend,
  firstAdmin,
  type Json,
  newDataDir,
  personWith,
  runSql,
  sampleLead,
  siteToken,
  startBackend,
} from "./backend";

/** Far longer than the seconds it takes: a busy machine must not fail the test. */
const patience = { timeout: 60_000 };

const { dataDir, remove } = newDataDir();
let mails: MailSink;
let backend: Backend;
let sitePort: string;
const people: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  mails = await startMailSink();
  sitePort = String(await reservePort());
  const SITE_URL = `http://127.0.0.1:${sitePort}`;
  backend = await startBackend(dataDir, { SITE_URL, SMTP_URL: mails.url, MAIL_FROM: "WAKU <cms@example.com>" });
  people.admin = await firstAdmin(backend);
  for (const role of ["author", "editor", "sales"]) people[role] = await personWith(backend, role, people.admin);
});
afterAll(async () => {
  await backend.stop();
  await mails.close();
  remove();
});

const as = (who: string, method: string, path: string, body?: unknown, headers = {}) =>
  backend.call(method, path, body, { ...people[who], ...headers });
const asSite = (path: string, body: unknown, headers = {}, method = "POST") =>
  backend.call(method, path, body, { Authorization: `Bearer ${siteToken}`, ...headers });
const find = async (query: string): Promise<Json[]> =>
  (await as("admin", "GET", `/api/leads?depth=0&limit=500&sort=id&${query}`)).body.docs;
const pageOf = async (id: number, language = "de"): Promise<Json> =>
  (await as("sales", "GET", `/api/leads/${id}/page`, undefined, { "Accept-Language": language })).body;

async function receive(key: string, changes: object = {}): Promise<Json> {
  const lead = { ...sampleLead, ...changes };
  expect((await asSite("/api/leads/receive", lead, { "Idempotency-Key": key })).status).toBe(201);
  return (await find(`where[key][equals]=${key}`))[0];
}

describe("people of sales", () => {
  it("see and work on leads, and nothing else", async () => {
    const { id } = await receive("roles");
    const paths = {
      leads: "/api/leads",
      page: `/api/leads/${id}/page`,
      names: "/api/leads/people",
      csv: "/api/leads/export",
      content: "/api/pages?limit=1",
      drafts: "/api/articles?draft=true&limit=1",
      versions: "/api/articles/versions",
      files: "/api/files",
      settings: "/api/globals/site",
      plans: "/api/failed-plans",
      notes: "/api/lead-notes",
      history: "/api/lead-events",
      orders: "/api/person-orders",
      person: "/api/leads/person",
    };
    const mayRead = async (who: string) => {
      const answers = Object.entries(paths).map(async ([name, path]) => [name, (await as(who, "GET", path)).status]);
      return (await Promise.all(answers)).filter(([, status]) => status === 200).map(([name]) => name);
    };
    const inbox = ["leads", "page", "names", "csv"];
    const content = ["content", "drafts", "versions", "files", "settings", "plans"];
    expect(await mayRead("sales")).toEqual(inbox);
    expect(await mayRead("author")).toEqual(content);
    expect(await mayRead("editor")).toEqual([...inbox, ...content]);
    expect(await mayRead("admin")).toEqual([...inbox, ...content, "person"]);
    // Of people only names, and themselves.
    expect((await as("sales", "GET", "/api/users")).body.docs).toHaveLength(1);
    for (const person of (await as("sales", "GET", "/api/leads/people")).body.people)
      expect(Object.keys(person).sort()).toEqual(["id", "name"]);
    const refused = [
      await as("sales", "DELETE", `/api/leads/${id}`),
      await as("sales", "POST", "/api/leads", sampleLead),
      await as("sales", "POST", "/api/lead-events", { lead: id, kind: "state" }),
      await as("sales", "POST", "/api/leads/person", { kind: "erase", email: sampleLead.email }),
      await as("author", "PATCH", `/api/leads/${id}`, { state: "done" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    // What the visitor said stays.
    await as("admin", "PATCH", `/api/leads/${id}`, { email: "other@example.com", who: "Nobody", answers: [] });
    expect((await find(`where[id][equals]=${id}`))[0]).toMatchObject({ email: sampleLead.email, who: "Ada" });
    const { leads, content: ofContent } = (await as("sales", "GET", "/api/dashboard")).body;
    expect([leads.new, ofContent]).toEqual([1, undefined]);
    const all = (await as("admin", "GET", "/api/dashboard")).body;
    expect(all).toMatchObject({ leads: { new: 1 }, content: { planned: 0 } });
    expect((await as("author", "GET", "/api/dashboard")).body.leads).toBeUndefined();
  });

  it("assign, note and close, beside each other; the history says who, and nobody changes it", async () => {
    const first = await receive("work-1", { email: "Eva@example.com" });
    const second = await receive("work-2", { email: "eva@example.com" });
    const { id } = first;
    const texts = Array.from({ length: 6 }, (_, index) => `Note ${index}`);
    await Promise.all(
      texts.map((text, index) => as(index % 2 ? "sales" : "editor", "POST", `/api/leads/${id}/notes`, { text })),
    );
    const me = (await as("editor", "GET", "/api/users/me")).body.user;
    mails.mails.length = 0;
    expect((await as("sales", "PATCH", `/api/leads/${id}`, { assignee: me.id, state: "working" })).status).toBe(200);
    await expect.poll(() => mails.mails.length, patience).toBe(1);
    const [mail] = mails.mails;
    expect(mail?.to).toEqual([me.email]);
    expect(mail?.text).toContain(`/admin/collections/leads/${id}`);
    for (const secret of ["eva@example.com", "Ada"]) expect(String(mail?.text)).not.toContain(secret);
    await as("editor", "PATCH", `/api/leads/${id}`, { state: "answered" });

    const page = await pageOf(id);
    expect(page.notes.map(({ text }: Json) => text).sort()).toEqual(texts);
    expect(page.history.map(({ words }: Json) => words)).toEqual([
      "Stand: Neu → In Arbeit",
      `Zugewiesen an ${me.email}`,
      "Stand: In Arbeit → Beantwortet",
    ]);
    expect(page.history[2].by).toBe(me.email);
    expect(page.others.map((other: Json) => [other.id, other.isSame])).toEqual([
      [second.id, false],
      [id, true],
    ]);
    const author = (await as("author", "GET", "/api/users/me")).body.user;
    expect((await as("sales", "PATCH", `/api/leads/${id}`, { assignee: author.id })).status).toBe(400);
    const ofEditor = page.notes.find(({ by }: Json) => by === me.email);
    expect((await as("sales", "DELETE", `/api/leads/${id}/notes/${ofEditor.id}`)).status).toBe(403);
    expect((await as("editor", "DELETE", `/api/leads/${id}/notes/${ofEditor.id}`)).status).toBe(200);
    expect((await as("admin", "DELETE", `/api/leads/${id}`)).status).toBe(200);
    expect(await find(`where[id][equals]=${id}`)).toEqual([]);
  });

  it("export what the list shows for a spreadsheet, which runs none of it", async () => {
    const fields = { name: "=1+1", company: '"Söhne" & Co, AG', message: "@SUM(A1)\nzweite Zeile", phone: "-2+3" };
    const labels = { message: { de: "Ihre Nachricht", en: "Your message" } };
    for (let index = 0; index < 3; index++)
      await receive(`csv-${index}`, { form: "csv-form", titles: { de: "Nachricht" }, fields, labels, page: "\t=x" });
    // More than are read at a time.
    for (let index = 0; index < 210; index++) await receive(`csv-many-${index}`, { form: "csv-many" });
    const csv = async (query: string) => {
      const answer = await fetch(`${backend.url}/api/leads/export?${query}`, {
        headers: { ...people.sales, "Accept-Language": "de" },
      });
      expect(answer.headers.get("content-disposition")).toContain("attachment");
      return Buffer.from(await answer.arrayBuffer()).toString("utf8");
    };
    const text = await csv("where[and][0][form][equals]=csv-form");
    expect(text).toMatch(/^\uFEFFNummer,Eingegangen \(UTC\),Formular/);
    const [head, row] = text.split("\r\n");
    expect(head).toContain(",Ihre Nachricht,");
    for (const cell of [
      `"'=1+1"`,
      `"""Söhne"" & Co, AG"`,
      `"'@SUM(A1)\nzweite Zeile"`,
      `"'-2+3"`,
      `"'\t'=x"`,
      ",Nachricht,",
    ])
      expect(row).toContain(cell);
    expect(text.split("\r\n")).toHaveLength(5);
    const many = (await csv("where[and][0][form][equals]=csv-many")).split("\r\n").slice(1, -1);
    expect(new Set(many.map((line) => line.split(",")[0])).size).toBe(210);
    expect((await csv("search=zweite")).split("\r\n")).toHaveLength(5);
  });
});

describe("with a site", () => {
  let site: FormSite;
  let hook: MailSink;
  const settings = () => ({
    PORT: sitePort,
    CMS_URL: backend.url,
    CMS_TOKEN: siteToken,
    CMS_POLL_SECONDS: "1",
    SMTP_URL: hook.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "team@example.com",
    // Nobody is there.
    WEBHOOK_URL: "http://127.0.0.1:9/hook",
    WEBHOOK_SECRET: "a-secret-of-the-webhook-0123456789",
  });
  beforeAll(async () => {
    hook = await startMailSink();
    site = await startFormSite(settings(), { dataDir });
  });
  afterAll(async () => {
    await site.kill();
    await hook.close();
  });
  const ofPerson = async (email: string) => find(`where[email][equals]=${email}`);
  const deliveriesOf = async (id: number) =>
    (await pageOf(id, "en")).deliveries.map(({ receiver, words }: Json) => `${receiver}: ${words}`);
  const settled = [
    "Email to the team: Delivered",
    "Email to the person: Delivered",
    "CRM (webhook): Being tried again",
  ];
  const restart = async () => {
    await site.kill();
    site = await startFormSite(settings(), { dataDir });
  };

  it("a lead's page says what was asked, in the panel's language, and what was delivered; its files can be saved", async () => {
    const email = "grace@example.com";
    const form = new FormData();
    for (const [field, value] of Object.entries({ form: "contact", name: "Grace", email, message: "Guten Tag" }))
      form.append(field, value);
    form.append("files", new Blob([new Uint8Array(pdf())]), "plan ä.pdf");
    expect((await site.send("/de/contact?utm_source=fair", form)).status).toBe(303);
    await expect.poll(async () => (await ofPerson(email)).length, patience).toBe(1);
    const [{ id }] = await ofPerson(email);
    await expect.poll(() => deliveriesOf(id), patience).toEqual(settled);
    expect((await ofPerson(email))[0].deliveryState).toBe("failing");
    for (const [language, title, label] of [
      ["de", "Nachricht", "Ihre Nachricht"],
      ["en", "Message", "Your message"],
    ] as const) {
      const page = await pageOf(id, language);
      expect(page).toMatchObject({ title, email, page: { path: "/de/contact" } });
      expect(page.answers).toContainEqual({ label, value: "Guten Tag" });
    }
    const [{ href }] = (await pageOf(id)).files;
    expect((await fetch(backend.url + href)).status).toBe(403);
    expect((await as("author", "GET", href)).status).toBe(403);
    const file = await fetch(backend.url + href, { headers: people.sales });
    expect([file.status, file.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
    expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''plan%20%C3%A4.pdf");
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(pdf()));
  });

  it("what was delivered is told once, though the backend is down and the site dies in between", async () => {
    const email = "kill@example.com";
    const { port } = new URL(backend.url);
    await backend.stop();
    await site.send("/de/contact", { form: "contact", name: "Kay", email, message: "Hello" });
    await expect.poll(() => hook.mails.some(({ to }) => to.includes(email)), patience).toBe(true);
    await site.kill();
    backend = await startBackend(dataDir, { CMS_PORT: port });
    site = await startFormSite(settings(), { dataDir });
    await expect.poll(async () => (await ofPerson(email)).length, patience).toBe(1);
    const [{ id, updatedAt }] = await ofPerson(email);
    await expect.poll(() => deliveriesOf(id), patience).toEqual(settled);
    // Killed after the backend had taken a report and before that was noted: it comes again.
    await site.kill();
    runOutboxSql("UPDATE deliveries SET reported = 'pending'");
    site = await startFormSite(settings(), { dataDir });
    await expect
      .poll(
        () => outboxValue("SELECT count(*) AS n FROM deliveries WHERE reported = 'pending' AND sink = 'team-mail'"),
        patience,
      )
      .toBe(0);
    expect(await deliveriesOf(id)).toEqual(settled);
    expect((await ofPerson(email))[0].updatedAt).toBe(updatedAt);
  });

  it("an administrator has a person's data put together and erased on both sides, whichever is down", async () => {
    const email = "Hedwig@example.com";
    await site.send("/de/contact", { form: "contact", name: "Hedwig", email, message: "Hallo" });
    await expect.poll(async () => (await ofPerson(email)).length, patience).toBe(1);
    const [{ id }] = await ofPerson(email);
    await as("sales", "POST", `/api/leads/${id}/notes`, { text: "Called back" });
    await site.kill();
    const order = async (kind: string) => (await as("admin", "POST", "/api/leads/person", { kind, email })).body.id;
    const exported = await order("export");
    const download = () => as("admin", "GET", `/api/leads/person/${exported}`);
    expect((await download()).status).toBe(409);
    await restart();
    await expect.poll(async () => (await download()).status, patience).toBe(200);
    const { body } = await download();
    expect(body.backend).toMatchObject([{ email, notes: [{ text: "Called back" }] }]);
    expect(body.site).toMatchObject([{ email: email.toLowerCase(), leads: [{ lead: { email } }] }]);

    await site.kill();
    const erased = await order("erase");
    expect(await ofPerson(email)).toEqual([]);
    expect(outboxValue("SELECT count(*) AS n FROM submissions WHERE person = 'hedwig@example.com'")).toBe(1);
    const { port } = new URL(backend.url);
    await backend.stop();
    site = await startFormSite(settings(), { dataDir });
    backend = await startBackend(dataDir, { CMS_PORT: port });
    const orders = async () => (await as("admin", "GET", "/api/leads/person")).body.orders;
    await expect
      .poll(async () => (await orders()).find((each: Json) => each.id === erased).doneAt, patience)
      .not.toBeNull();
    expect(outboxValue("SELECT count(*) AS n FROM submissions WHERE person = 'hedwig@example.com'")).toBe(0);
    await expect.poll(() => outboxValue("SELECT count(*) AS n FROM erasures"), patience).toBe(0);
    expect(JSON.stringify(await orders())).not.toContain("edwig");
    expect((await download()).status).toBe(404);
  });

  it("an order waits for no site that is gone, though all others have answered before that", async () => {
    expect((await asSite("/api/leads/orders?site=gone-for-good", undefined, {}, "GET")).status).toBe(200);
    const order = { kind: "export", email: "ünal&co@example.com" };
    const { id } = (await as("admin", "POST", "/api/leads/person", order)).body;
    const answers = async () => (await runSql(dataDir, "SELECT results FROM person_orders WHERE id = $1", [id]))[0];
    await expect.poll(async () => Object.keys((await answers()).results ?? {}).length, patience).toBe(1);
    const download = async () => (await as("admin", "GET", `/api/leads/person/${id}`)).status;
    expect(await download()).toBe(409);
    const long = "UPDATE lead_sites SET seen_at = now() - interval '31 days' WHERE site = $1 RETURNING site";
    expect(await runSql(dataDir, long, ["gone-for-good"])).toHaveLength(1);
    await expect.poll(download, patience).toBe(200);
  });
});

function withOutbox<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, "outbox.sqlite"), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function runOutboxSql(sql: string): void {
  withOutbox((database) => database.exec(sql));
}

function outboxValue(sql: string): unknown {
  return withOutbox((database) => database.prepare(sql).get()?.n);
}
