import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "../src/migrations";
import {
  type Backend,
  findDocument,
  firstAdmin,
  newDataDir,
  password,
  runBackend,
  runSql,
  sampleLead,
  save,
  settingsOf,
  siteToken,
  startBackend,
} from "./backend";
import { undoMigrations } from "./earlier-release";

describe("one backend after the other on a database", () => {
  const { dataDir, remove } = newDataDir();
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

  it("carries out forty changes at once, one for each state of a document", async () => {
    const { body } = await backend.call("GET", "/api/articles?limit=10&depth=0", undefined, admin);
    const changes = Array.from({ length: 40 }, (_, index) => {
      const { id, updatedAt } = body.docs[index % body.docs.length];
      const data = { title: `Title ${index}`, _status: "draft" };
      const base = { ...admin, "If-Match": `"${updatedAt}"` };
      return backend.call("PATCH", `/api/articles/${id}?draft=true`, data, base);
    });
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(body.docs.length);
    expect(statuses.filter((status) => status === 409)).toHaveLength(40 - body.docs.length);
  });

  it("says so when the end of a transaction fails, and keeps nothing of it", async () => {
    const { id, title } = await findDocument(backend, admin, ["articles", "name", "mtbf-mttr-robot-fleets"]);
    await runSql(
      dataDir,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused at the end'; END $$;
       CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR UPDATE ON _articles_v DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    const data = { title: "Lost", _status: "draft" };
    const { status } = await save(backend, "PATCH", `/api/articles/${id}?draft=true`, data, admin);
    await runSql(dataDir, "DROP TRIGGER refuse ON _articles_v; DROP FUNCTION refuse()");
    expect(status).toBe(500);
    expect((await findDocument(backend, admin, ["articles", "id", id])).title).toEqual(title);
  });

  it("lets no second one in", async () => {
    const { code, output } = await runBackend(await settingsOf(dataDir));
    expect([code, output]).toEqual([1, expect.stringContaining("Another backend uses this database")]);
  });

  it("keeps content, people and leads", async () => {
    const { files } = await backend.siteContent();
    const token = { Authorization: `Bearer ${siteToken}` };
    const receive = () =>
      backend.call("POST", "/api/leads/receive", sampleLead, { ...token, "Idempotency-Key": "key" });
    expect((await receive()).status).toBe(201);
    await backend.stop();
    // As the release before left it, where there is one.
    const newest = migrations.length > 1 ? migrations.at(-1) : undefined;
    if (newest) await undoMigrations(dataDir, newest.name);
    backend = await startBackend(dataDir);
    expect((await backend.siteContent()).files).toEqual(files);
    const { body } = await backend.call("GET", "/api/leads", undefined, admin);
    expect(body.docs).toMatchObject([{ email: sampleLead.email }]);
    const { email, acceptedAt: before } = sampleLead;
    const erased = await backend.call("POST", "/api/leads/erase", { email, before, keys: ["key"] }, token);
    expect([erased.status, erased.body]).toEqual([200, { leads: 1 }]);
    expect([(await receive()).status, await receive()]).toMatchObject([200, { body: { isNew: false } }]);
  });

  it("refuses one that a newer release has changed", async () => {
    await backend.stop();
    await runSql(dataDir, "INSERT INTO payload_migrations (name, batch) VALUES ('29991231_000000_later', 9)");
    const { code, output } = await runBackend(await settingsOf(dataDir));
    expect([code, output]).toEqual([1, expect.stringContaining("of a newer release")]);
    expect(output).toContain("29991231_000000_later");
    await runSql(dataDir, "DELETE FROM payload_migrations WHERE name = '29991231_000000_later'");
  });

  it("without people or an administrator in the settings lets in whoever has the link of the log, once", async () => {
    await backend.stop();
    await runSql(dataDir, "DELETE FROM users");
    backend = await startBackend(dataDir, { CMS_ADMIN_EMAIL: "", CMS_ADMIN_PASSWORD: "" });
    const signUp = (email: string, headers = {}) =>
      backend.call("POST", "/api/users/first-register", { email, password }, headers);
    expect((await signUp("stranger@example.com")).status).toBe(403);
    const link = /here, once: (\S+)/.exec(backend.output())?.[1] ?? "";
    const open = (url: string) => fetch(url, { redirect: "manual" });
    expect((await open(link.replace(/.$/, "!"))).status).toBe(404);
    const opened = await open(link);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/admin/create-first-user"]);
    const headers = { Cookie: opened.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
    const { status, body } = await signUp("first@example.com", headers);
    expect([status, body.user]).toEqual([200, expect.objectContaining({ role: "admin" })]);
    expect((await signUp("second@example.com", headers)).status).toBe(403);
  });
});
