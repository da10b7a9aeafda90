import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailSink, startMailSink } from "../../web/test/forms/sinks";
import {
  type Backend,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  personWith,
  runSql,
  save,
  startBackend,
} from "./backend";

const minute = 60_000;
const day = 24 * 60 * minute;
/** A plan is carried out within a minute. */
const patience = { timeout: 70_000 };

const { dataDir, remove } = newDataDir();
let mails: MailSink;
let backend: Backend;
let admin: Record<string, string>;
let editor: Record<string, string>;
let author: Record<string, string>;

const settings = () => ({ SMTP_URL: mails.url, MAIL_FROM: "WAKU <cms@example.com>" });

beforeAll(async () => {
  mails = await startMailSink();
  backend = await startBackend(dataDir, settings());
  admin = await firstAdmin(backend);
  editor = await personWith(backend, "editor", admin);
  author = await personWith(backend, "author", admin);
});
afterAll(async () => {
  await backend.stop();
  await mails.close();
  remove();
});

/** Mails but the invitations of those who take part. */
const notices = () => mails.mails.filter(({ headers }) => !headers.includes("Subject: Your editor account"));

const german = { "Accept-Language": "de" };

const find = (name: string, language: "de" | "en" = "de") =>
  findDocument(backend, admin, ["articles", "name", name, language]);

async function describeAs(id: unknown, description: string, query = "draft=true"): Promise<void> {
  const { body } = await backend.call("GET", `/api/articles/${id}?draft=true`, undefined, admin);
  const data = {
    meta: { title: body.meta.title, description },
    _status: query === "draft=true" ? "draft" : "published",
  };
  const { status } = await save(backend, "PATCH", `/api/articles/${id}?${query}`, data, admin);
  expect(status).toBe(200);
}

/** Plans as the panel's drawer does, for a minute that is over. @returns the plan's id */
async function plan(id: unknown, as: Record<string, string>, changes: object = {}): Promise<number> {
  const me = (await backend.call("GET", "/api/users/me", undefined, as)).body.user;
  const input = {
    type: "publish",
    doc: { relationTo: "articles", value: String(id) },
    user: { relationTo: "users", value: me.id },
    language: "de",
    ...changes,
  };
  const due = new Date(Date.now() - 60_000).toISOString();
  const now = new Date().toISOString();
  const [job] = await runSql(
    dataDir,
    "INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing, has_error, total_tried, created_at, updated_at) VALUES ($1, 'schedulePublish', 'default', $2, FALSE, FALSE, 0, $3, $3) RETURNING id",
    [JSON.stringify(input), due, now],
  );
  return job.id;
}

/** How many plans there are, whatever became of them. */
async function jobs(): Promise<unknown> {
  const [row] = await runSql(dataDir, "SELECT count(*)::int AS n FROM payload_jobs");
  return row.n;
}

const run = () => backend.call("GET", "/api/payload-jobs/run", undefined, admin);

async function failedPlans(as = editor, headers: object = {}, query = ""): Promise<Json[]> {
  const { status, body } = await backend.call("GET", `/api/failed-plans${query}`, undefined, { ...as, ...headers });
  expect(status).toBe(200);
  return body.plans;
}

const good =
  "Was der Artikel sagt, in einem Satz, der lang genug ist, damit Suchmaschinen ihn ganz zeigen, und nicht zu lang.";

describe("a plan that is refused", () => {
  const names = ["lidar-faults-shift-start-checks", "mtbf-mttr-robot-fleets"];

  it("stands in the panel with its reasons, is not tried again and reaches whoever made it, alone", async () => {
    const { id } = await find(names[0] as string);
    await describeAs(id, "Zu kurz");
    const { version } = await backend.siteContent();
    await plan(id, editor);
    await run();
    const [shown, ...others] = await failedPlans(author, german);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ collection: "articles", document: String(id), type: "publish" });
    expect(shown.title).toMatch(/^Lidar-Störungen/);
    expect(shown.plannedBy).toMatch(/^editor-.*@example\.com$/);
    expect(shown.reasons.join()).toContain("7");
    const [english] = await failedPlans(author, { "Accept-Language": "en" });
    expect(english.reasons.join()).toContain("is 7 characters long");
    expect((await backend.siteContent()).version).toBe(version);

    await expect.poll(() => notices().length).toBe(1);
    const [mail] = notices();
    expect(mail?.to).toEqual([shown.plannedBy]);
    expect(mail?.headers).toContain(`Subject: Nicht veröffentlicht: ${shown.title}`);
    expect(mail?.text).toContain(`${backend.url}/admin/collections/articles/${id}`);
    for (const reason of shown.reasons) expect(mail?.text.replace(/\s+/g, " ")).toContain(reason.replace(/\s+/g, " "));

    await run();
    expect((await failedPlans()).map((each) => each.id)).toEqual([shown.id]);
    expect(notices()).toHaveLength(1);
  });

  it("is told in English to whoever plans in English", async () => {
    const { id } = await find(names[1] as string, "en");
    await describeAs(id, "Short");
    await plan(id, editor, { language: "en" });
    await run();
    await expect.poll(() => notices().length).toBe(2);
    expect(notices()[1]?.headers).toMatch(/Subject: Not published: /);
    expect(await failedPlans()).toHaveLength(2);
    expect(await failedPlans(editor, {}, `?collection=articles&document=${id}`)).toHaveLength(1);
  });

  it("is dismissed by editors, not by authors, and by nobody from outside", async () => {
    const [, { id }] = await failedPlans();
    const dismiss = (headers: Record<string, string>) =>
      backend.call("POST", `/api/failed-plans/${id}/dismiss`, {}, headers);
    expect([(await dismiss(author)).status, (await dismiss({})).status]).toEqual([403, 403]);
    expect((await backend.call("GET", "/api/failed-plans")).status).toBe(403);
    expect(await failedPlans()).toHaveLength(2);
    expect([(await dismiss(editor)).status, (await dismiss(editor)).status]).toEqual([200, 404]);
    expect(await failedPlans()).toHaveLength(1);
  });

  it("gives way to a new plan, and is settled when that one is carried out", async () => {
    const { id } = await find(names[0] as string);
    await plan(id, editor);
    expect(await failedPlans()).toEqual([]);
    await describeAs(id, good);
    await run();
    expect(await failedPlans()).toEqual([]);
    expect((await find(names[0] as string))._status).toBe("published");
    expect(await jobs()).toBe(0);
  });

  it("is settled by publishing its document, not that of the other language, and not by a draft", async () => {
    const [{ id: german }, { id }] = [await find(names[1] as string), await find(names[1] as string, "en")];
    await plan(id, editor);
    await run();
    await describeAs(german, good.replace("Satz", "anderen Satz"), "");
    await describeAs(id, "Still short");
    expect(await failedPlans()).toHaveLength(1);
    await describeAs(id, good.replace("Satz", "dritten Satz"), "");
    expect(await failedPlans()).toEqual([]);
  });

  it("says so when whoever made it may no longer publish, and goes with its document", async () => {
    const { id: model } = await find(names[1] as string);
    const { body } = await backend.call("POST", `/api/articles/${model}/duplicate`, {}, editor);
    await plan(body.doc.id, author);
    await run();
    const [{ reasons }] = await failedPlans(editor, german);
    expect(reasons).toEqual(["Wer das geplant hat, darf nicht mehr veröffentlichen."]);
    await plan(body.doc.id, editor);
    expect((await backend.call("DELETE", `/api/articles/${body.doc.id}`, undefined, editor)).status).toBe(200);
    expect(await jobs()).toBe(0);
  });
});

it("a plan that failed before reasons were kept stands in the panel, too", async () => {
  const { id } = await find("mtbf-mttr-robot-fleets");
  const job = await plan(id, editor);
  const error = JSON.stringify({ message: "Not published." });
  await runSql(dataDir, "UPDATE payload_jobs SET has_error = TRUE, error = $1 WHERE id = $2", [error, job]);
  expect((await failedPlans()).map(({ reasons }) => reasons)).toEqual([["Not published."]]);
  await backend.call("POST", `/api/failed-plans/${job}/dismiss`, {}, editor);
  expect(await jobs()).toBe(0);
});

it("a plan that the end of the backend cut short is carried out after the next start", async () => {
  const { id } = await find("mtbf-mttr-robot-fleets");
  await describeAs(id, good.replace("Satz", "vierten Satz"));
  const job = await plan(id, editor);
  await runSql(dataDir, "UPDATE payload_jobs SET processing = TRUE WHERE id = $1", [job]);
  await backend.stop();
  const { port } = new URL(backend.url);
  backend = await startBackend(dataDir, { ...settings(), CMS_PORT: port });
  await run();
  expect((await find("mtbf-mttr-robot-fleets"))._status).toBe("published");
  expect(await jobs()).toBe(0);
});

it("a plan for tomorrow waits where a start is suddenly a day ahead; one that is due runs by itself", async () => {
  const { id } = await find("mtbf-mttr-robot-fleets");
  await describeAs(id, good.replace("Satz", "fünften Satz"));
  const planned = await plan(id, editor);
  const tomorrow = (days: number, seconds: number) =>
    new Date(Math.floor(Date.now() / minute) * minute + days * day + seconds * 1000).toISOString();
  await runSql(dataDir, "UPDATE payload_jobs SET wait_until = $2 WHERE id = $1", [planned, tomorrow(1, -3600)]);
  const { port } = new URL(backend.url);
  const shown = async () => (await find("mtbf-mttr-robot-fleets"))._status;
  await backend.stop();
  // Plans are looked for at each full minute.
  backend = await startBackend(dataDir, { ...settings(), CMS_PORT: port }, [], tomorrow(1, 48));
  admin = await firstAdmin(backend);
  await expect.poll(() => backend.output(), patience).toContain("The clock is suddenly hours ahead");
  expect(await shown()).toBe("draft");
  await backend.stop();
  // Nor was it begun.
  expect(await runSql(dataDir, "SELECT processing FROM payload_jobs")).toEqual([{ processing: false }]);
  await runSql(dataDir, "UPDATE payload_jobs SET wait_until = $2 WHERE id = $1", [planned, tomorrow(0, -60)]);
  backend = await startBackend(dataDir, { ...settings(), CMS_PORT: port }, [], tomorrow(0, 48));
  admin = await firstAdmin(backend);
  await expect.poll(jobs, patience).toBe(0);
  expect(await shown()).toBe("published");
});

it("authors see no button that publishes", async () => {
  const { id } = await find("mtbf-mttr-robot-fleets");
  const access = async (as: Record<string, string>) =>
    (await backend.call("POST", `/api/articles/access/${id}`, { _status: "published" }, as)).body.update ?? false;
  expect([await access(author), await access(editor)]).toEqual([false, true]);
});

it("whoever finds a document locked learns by whom", async () => {
  const me = (await backend.call("GET", "/api/users/me", undefined, editor)).body.user;
  const { id } = await find("mtbf-mttr-robot-fleets");
  const lock = {
    document: { relationTo: "articles", value: id },
    user: { relationTo: "users", value: me.id },
  };
  expect((await backend.call("POST", "/api/payload-locked-documents", lock, editor)).status).toBe(201);
  const { body } = await backend.call("GET", "/api/payload-locked-documents?depth=1", undefined, author);
  expect(body.docs.map(({ user }: Json) => user.value)).toEqual([{ id: me.id, email: me.email }]);
});
