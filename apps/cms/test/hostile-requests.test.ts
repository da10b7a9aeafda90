import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Backend,
  firstAdmin,
  type Json,
  newDataDir,
  password,
  personWith,
  runSql,
  sampleLead,
  siteToken,
  startBackend,
} from "./backend";

const { dataDir, remove } = newDataDir();
let backend: Backend;
const people: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  // Two visitors differ by the address that the proxy adds.
  backend = await startBackend(dataDir, { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "info" });
  people.admin = await firstAdmin(backend);
  for (const role of ["sales", "translator", "author", "editor"])
    people[role] = await personWith(backend, role, people.admin);
});
afterAll(async () => {
  await backend.stop();
  remove();
});

const as = (who: string, method: string, path: string, body?: unknown, headers = {}) =>
  backend.call(method, path, body, { ...people[who], ...headers });
const receive = (key: string, changes: object = {}) =>
  backend.call(
    "POST",
    "/api/leads/receive",
    { ...sampleLead, ...changes },
    {
      Authorization: `Bearer ${siteToken}`,
      "Idempotency-Key": key,
    },
  );
const leadOf = async (key: string): Promise<Json> =>
  (await as("admin", "GET", `/api/leads?depth=0&where[key][equals]=${key}`)).body.docs[0];

describe("what the database cannot take", () => {
  it("keeps no lead, report or note from being kept: the character goes, the words stay", async () => {
    const nul = "A\0da";
    const changes = {
      page: nul,
      email: `${nul}@example.com`,
      fields: { name: nul, [nul]: nul },
      labels: { name: { de: nul } },
      campaign: { [nul]: nul },
      suspicions: [nul],
      files: [{ name: nul, type: nul, bytes: 1, url: nul }],
    };
    expect((await receive("nul", changes)).status).toBe(201);
    const lead = await leadOf("nul");
    expect([lead.who, lead.page, lead.campaign, lead.files[0].name]).toEqual(["Ada", "Ada", { Ada: "Ada" }, "Ada"]);
    const delivery = { sink: "team-mail", state: "dead", attempts: 1, at: null, reason: nul };
    const report = { reports: [{ key: "nul", deliveries: [delivery] }] };
    const headers = { Authorization: `Bearer ${siteToken}` };
    expect((await backend.call("POST", "/api/leads/deliveries", report, headers)).status).toBe(200);
    const noted = await as("sales", "POST", `/api/leads/${lead.id}/notes`, { text: nul });
    expect([noted.status, noted.body.notes[0].text, noted.body.deliveries[0].reason]).toEqual([201, "Ada", "Ada"]);
  });

  it.each([
    ["GET", "/api/leads/99999999999999999/page", undefined],
    ["GET", "/api/leads/99999999999999999", undefined],
    ["GET", "/api/leads?where[who][like]=%00", undefined],
    ["GET", "/api/leads/export?search=%00", undefined],
    ["POST", "/api/users/login", { email: "a\0@example.com", password: "x" }],
  ])("is the sender's mistake, said in the language of the panel: %s %s", async (method, path, body) => {
    for (const [language, words] of [
      ["de", "lässt"],
      ["en", "cannot be stored"],
    ]) {
      const answer = await as("sales", method, path, body, { "Accept-Language": language });
      expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringContaining(String(words))]);
    }
  });
});

it("a query that fails puts nobody's words, address or password into the log", async () => {
  await runSql(
    dataDir,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused by a trigger'; END $$;
     CREATE TRIGGER refuse BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION refuse();
     CREATE TRIGGER refuse BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION refuse();`,
  );
  const fields = { name: "Ada Geheim", message: "Vertrauliche Worte" };
  expect((await receive("logged", { email: "ada.geheim@example.com", fields })).status).toBe(500);
  const { id } = (await as("author", "GET", "/api/users/me")).body.user;
  expect(
    (await as("admin", "PATCH", `/api/users/${id}`, { name: "Ada Geheim", password: `${password}!` })).status,
  ).toBe(500);
  await runSql(dataDir, "DROP TRIGGER refuse ON leads; DROP TRIGGER refuse ON users; DROP FUNCTION refuse()");
  await expect.poll(() => backend.output()).toContain("refused by a trigger");
  expect(backend.output()).not.toMatch(/geheim|Vertrauliche|pbkdf2|params:/i);
});

describe("people", () => {
  it.each(["abc", "elf Zeichen"])("have no password as short as %j, wherever they set it", async (short) => {
    const [{ id }] = (await as("admin", "GET", "/api/users?where[role][equals]=author")).body.docs;
    for (const [language, words] of [
      ["de", "mindestens 12 Zeichen"],
      ["en", "At least 12 characters"],
    ]) {
      const headers = { "Accept-Language": language };
      const { status, body } = await as("admin", "PATCH", `/api/users/${id}`, { password: short }, headers);
      const [error] = body.errors[0].data.errors;
      expect([status, error.path, error.message]).toEqual([400, "password", expect.stringContaining(String(words))]);
    }
    await runSql(
      dataDir,
      `UPDATE users SET reset_password_token = 'token', reset_password_expiration = now() + interval '1 day' WHERE id = $1`,
      [id],
    );
    const reset = (given: string) =>
      backend.call("POST", "/api/users/reset-password", { token: "token", password: given });
    expect((await reset(short)).status).toBe(400);
    expect((await reset(password)).status).toBe(200);
  });

  it("run no jobs by hand, unless they administrate", async () => {
    for (const who of ["sales", "translator", "author", "editor"])
      for (const path of ["run", "handle-schedules"])
        expect([who, path, (await as(who, "GET", `/api/payload-jobs/${path}`)).status]).toEqual([
          who,
          path,
          expect.toSatisfy((status: number) => status === 401 || status === 403),
        ]);
  });
});

describe("the site's token", () => {
  it("opens no address but the site's own through a lead's file", async () => {
    for (const url of [`${backend.url}/api/users/init`, "http://127.0.0.1:3000.example/x", "file:///etc/passwd", "x"]) {
      const key = `file-${encodeURIComponent(url)}`;
      expect((await receive(key, { files: [{ name: "x.txt", type: "text/plain", bytes: 1, url }] })).status).toBe(201);
      const { id } = await leadOf(encodeURIComponent(key));
      expect([url, (await as("sales", "GET", `/api/leads/${id}/files/0`)).status]).toEqual([url, 404]);
    }
  });

  it("brings no two leads under keys of which only the beginning is told apart", async () => {
    const key = "k".repeat(200);
    expect((await receive(key)).status).toBe(201);
    expect((await receive(`${key}1`)).status).toBe(400);
  });
});

/** Sends the head of a request and no body. @returns status of the answer */
function sendHead(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    const asked = request(backend.url + path, { method: "POST", headers }, (response) => {
      asked.destroy();
      answered(response.statusCode);
    });
    asked.once("error", failed);
    asked.flushHeaders();
  });
}

describe("bodies", () => {
  const long = { "Content-Type": "application/json", "Content-Length": "10000001" };

  it("that are too long are refused before they are read, of anybody", async () => {
    for (const path of ["/api/users/login", "/api/leads/receive", "/api/files", "/admin/login", "/nothing"])
      expect([path, await sendHead(path, long)]).toEqual([path, 413]);
    const token = people.admin?.Authorization ?? "";
    expect(await sendHead("/api/articles", { ...long, Authorization: token })).toBe(413);
    // Only who is signed in may upload so much.
    for (const forged of [`${token}x`, token.replace(/\.[^.]*\./, ".e30."), "JWT a.b.c", "JWT "])
      expect(await sendHead("/api/files", { ...long, Authorization: forged })).toBe(413);
  });

  it("of unknown length are refused as well", async () => {
    expect(await sendHead("/api/users/login", { "Transfer-Encoding": "chunked" })).toBe(411);
  });
});

it("an address that cannot be read is answered as such", async () => {
  for (const path of ["/api/%ff", "/%", "/admin/%e0%a4%a"])
    expect([path, (await backend.call("GET", path)).status]).toEqual([path, 400]);
});

it("passwords are tried from one address only so often, and from others still", async () => {
  const attempt = (path: string, from: string) =>
    backend.call("POST", `/api/users/${path}`, { email: "nobody@example.com" }, { "X-Forwarded-For": from });
  const paths = ["login", "forgot-password", "reset-password", "first-register"];
  const states = [];
  for (let number = 0; number < 61; number++)
    states.push((await attempt(paths[number % paths.length] ?? "", "198.51.100.7")).status);
  expect([states.slice(0, 60).includes(429), states.at(-1)]).toEqual([false, 429]);
  expect((await attempt("login", "203.0.113.7")).status).not.toBe(429);
  // Whoever is in stays in.
  expect((await as("admin", "GET", "/api/users/me", undefined, { "X-Forwarded-For": "198.51.100.7" })).status).toBe(
    200,
  );
});
