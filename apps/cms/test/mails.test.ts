import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailSink, startMailSink } from "../../web/test/forms/sinks";
import { type Backend, firstAdmin, newDataDir, startBackend } from "./backend";

const german = { "Accept-Language": "de" };
const english = { "Accept-Language": "en" };
const password = "a password of my own";

const ask = ({ call }: Backend, email: string, headers: Record<string, string> = german) =>
  call("POST", "/api/users/forgot-password", { email }, headers);
const signIn = async ({ call }: Backend, email: string, secret: string) =>
  (await call("POST", "/api/users/login", { email, password: secret })).status;
const linkIn = (text: string) => /\/admin\/reset\/([0-9a-f]{40})/.exec(text.replace(/=\r?\n/g, ""))?.[1];

describe("with a mail server", () => {
  const { dataDir, remove } = newDataDir();
  let mails: MailSink;
  let backend: Backend;
  let admin: Record<string, string>;

  beforeAll(async () => {
    mails = await startMailSink();
    backend = await startBackend(dataDir, {
      SMTP_URL: mails.url,
      MAIL_FROM: "WAKU <cms@example.com>",
      CMS_PUBLIC_URL: "https://cms.example.com",
    });
    admin = await firstAdmin(backend);
  });
  afterAll(async () => {
    await backend.stop();
    await mails.close();
    remove();
  });

  it("somebody new gets a link to set a password, and nobody else can set one", async () => {
    const data = { email: "ada@example.com", role: "editor", password: "invented by the administrator" };
    expect((await backend.call("POST", "/api/users", data, { ...admin, ...german })).status).toBe(201);
    expect(await signIn(backend, data.email, data.password)).toBe(401);
    await expect.poll(() => mails.mails.length).toBe(1);
    const [{ to, headers, text, html } = {}] = mails.mails;
    expect([to, headers]).toEqual([[data.email], expect.stringContaining("Subject: Ihr Zugang zur Redaktion")]);
    const link = /https:\/\/cms\.example\.com\/admin\/reset\/[0-9a-f]{40}/;
    expect([text, html]).toEqual([expect.stringMatching(link), expect.stringMatching(link)]);
    const token = linkIn(String(text));
    expect((await backend.call("POST", "/api/users/reset-password", { token, password })).status).toBe(200);
    expect(await signIn(backend, data.email, password)).toBe(200);
  });

  it("a forgotten password is set anew by a link, once, in the language of the panel", async () => {
    mails.mails.length = 0;
    expect((await ask(backend, " ADA@example.com ", english)).status).toBe(200);
    await expect.poll(() => mails.mails.length).toBe(1);
    expect(mails.mails[0]?.headers).toContain("Subject: Set a new password");
    const token = linkIn(String(mails.mails[0]?.text));
    const set = (headers = german) =>
      backend.call("POST", "/api/users/reset-password", { token, password: "another of my own" }, headers);
    expect((await set()).status).toBe(200);
    expect(await signIn(backend, "ada@example.com", password)).toBe(401);
    expect(await signIn(backend, "ada@example.com", "another of my own")).toBe(200);
    const again = await set();
    expect([again.status, again.body.errors[0].message]).toEqual([
      400,
      expect.stringContaining("Der Link ist abgelaufen"),
    ]);
  });

  it("asking says nothing about who has an account, and fills nobody's inbox", async () => {
    mails.mails.length = 0;
    const [known, unknown] = [await ask(backend, "admin@example.com"), await ask(backend, "nobody@example.com")];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await expect.poll(() => mails.mails.length).toBe(1);
    for (let times = 0; times < 5; times++) await ask(backend, "admin@example.com");
    // A mail to somebody else comes after those that would have been sent before it.
    await ask(backend, "ada@example.com");
    await expect.poll(() => mails.mails.map(({ to }) => to[0])).toEqual(["admin@example.com", "ada@example.com"]);
  });
});

describe("without a mail server", () => {
  it("links lie with the data, and the panel says so", async () => {
    const { dataDir, remove } = newDataDir();
    const backend = await startBackend(dataDir);
    await firstAdmin(backend);
    await ask(backend, "admin@example.com");
    const folder = join(dataDir, "mail");
    const kept = () => readdirSync(folder).filter((file) => file.endsWith(".eml"));
    await expect.poll(kept).toHaveLength(1);
    const token = linkIn(readFileSync(join(folder, String(kept()[0])), "utf8"));
    expect((await backend.call("POST", "/api/users/reset-password", { token, password })).status).toBe(200);
    for (const [headers, words] of [
      [german, "Dieses System verschickt keine Mails"],
      [english, "This system sends no emails"],
    ] as const)
      expect((await backend.call("GET", "/admin/forgot", undefined, headers)).body).toContain(words);
    await backend.stop();
    remove();
  });

  it("a mail server that is down holds nobody up", async () => {
    const { dataDir, remove } = newDataDir();
    const backend = await startBackend(dataDir, { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "cms@example.com" });
    const admin = await firstAdmin(backend);
    expect((await ask(backend, "admin@example.com")).status).toBe(200);
    const person = { email: "ada@example.com", role: "author" };
    expect((await backend.call("POST", "/api/users", person, admin)).status).toBe(201);
    await backend.stop();
    remove();
  });
});
