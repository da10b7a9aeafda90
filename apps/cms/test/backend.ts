import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { clockModule, node, reservePort, runServer, type ServerCommand, startServer } from "@waku/testing";
import { databasesOfRun, type TestDatabases } from "./databases";

const folder = resolve(import.meta.dirname, "..");
export const siteToken = "token-of-site-and-backend-0123456789abcdef";

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers, and fail where something is missing
export type Json = any;
type Answer = { status: number; headers: Headers; body: Json };

/** A running content backend of the production build, with data of its own. */
export type Backend = {
  url: string;
  pid: number;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** What the site gets: its manifest, with the texts in the place of their digests. */
  siteContent: () => Promise<Json>;
  /** Everything it wrote to its log so far. */
  output: () => string;
  stop: () => Promise<void>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
};

/** Names the data folder, and with it the database, that new backends are copies of. */
export const seededDataVariable = "TEST_SEEDED_DATA";

/** Where backends keep their content, each in a database that belongs to its data folder. */
let database: TestDatabases = databasesOfRun();

/** Backends of this test file use another server from now on. */
export function useDatabases(other: TestDatabases): void {
  database = other;
}

/** Asks the database of a data folder's backend, or changes it by hand. @returns the rows of the answer */
export function runSql(dataDir: string, sql: string, values: unknown[] = []): Promise<Json[]> {
  return database.run(dataDir, sql, values);
}

/**
 * A new folder for a backend's data; the caller removes it. Reading all content takes longest, so where the test run has
 * data of a backend that has done so (seeded-data.ts), a backend begins with a copy of them.
 * @param kind `empty`: without content, and none comes from the run
 */
export function newDataDir(kind: "seeded" | "empty" = "seeded"): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "cms-data-"));
  const seeded = process.env[seededDataVariable];
  if (seeded && existsSync(seeded) && kind === "seeded" && database.hasTemplate) {
    const isCopied = (path: string) => !path.startsWith(join(seeded, "postgres"));
    cpSync(seeded, dataDir, { recursive: true, filter: isCopied });
    database.copyTemplate(dataDir);
  }
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Variables of a backend with a data folder, on a free port. */
export async function settingsOf(dataDir: string): Promise<Record<string, string>> {
  return {
    DATA_DIR: dataDir,
    CMS_PORT: String(await reservePort()),
    CMS_ADMIN_EMAIL: administrator,
    CMS_ADMIN_PASSWORD: password,
    ...(await database.settings(dataDir)),
  };
}

/**
 * Starts the backend and waits until it has content.
 * @param prefix command that becomes the backend's process, given its command line
 * @param now its clock starts at this instant, an ISO date with time and zone; by default it shows the real time
 * @throws when it ends before that
 */
export async function startBackend(
  dataDir: string,
  settings: Record<string, string> = {},
  prefix: readonly string[] = [],
  now?: string,
): Promise<Backend> {
  const port = settings.CMS_PORT ?? String(await reservePort());
  const url = `http://127.0.0.1:${port}`;
  const call: Backend["call"] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: { ...(!isForm && { "Content-Type": "application/json" }), ...headers },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
  };
  const asSite = { Authorization: `Bearer ${siteToken}` };
  const manifest = () => call("GET", "/api/site-content", undefined, asSite);
  const siteContent = async () => {
    const { files, ...others } = (await manifest()).body as { files: Record<string, { sha256: string }> };
    const sha256 = Object.values(files).map((text) => text.sha256);
    const { body } = await call("POST", "/api/site-content/texts", { sha256 }, asSite);
    const texts = Object.entries(files).map(([file, text]) => [file, body.texts[text.sha256]]);
    return { ...others, files: Object.fromEntries(texts) };
  };
  const variables = { ...(await settingsOf(dataDir)), ...settings, CMS_PORT: port };
  const { pid, stop, kill, output } = await startServer(
    command({ ...variables, ...(now && { CLOCK_STARTS_AT: now }) }, prefix),
    async () => (await manifest()).status === 200,
  );
  return {
    url,
    pid,
    call,
    siteContent,
    output,
    async stop() {
      await stop();
    },
    kill,
  };
}

const administrator = "admin@example.com";
export const password = "correct horse battery staple";

/** Headers of somebody who has signed in with the password of all tests. */
async function signIn({ call }: Backend, email: string): Promise<Record<string, string>> {
  const { body } = await call("POST", "/api/users/login", { email, password });
  return { Authorization: `JWT ${body.token}` };
}

/** Signs in the administrator of the settings. */
export function firstAdmin(backend: Backend): Promise<Record<string, string>> {
  return signIn(backend, administrator);
}

/** Creates a person and signs it in. @param more what else is to be said of it */
export async function personWith(backend: Backend, role: string, admin: Record<string, string>, more: object = {}) {
  const email = `${role}-${randomUUID()}@example.com`;
  const { body } = await backend.call("POST", "/api/users", { ...more, email, role }, admin);
  // Somebody new sets a password by a link; administrators may set one later.
  await backend.call("PATCH", `/api/users/${body.doc.id}`, { password }, admin);
  return signIn(backend, email);
}

/** Changes a document (PATCH) or settings (POST), from the state they are in now. */
export async function save(
  backend: Backend,
  method: "PATCH" | "POST",
  path: string,
  data: object,
  as: Record<string, string>,
): Promise<Answer> {
  const address = path.replace(/\?.*/, "");
  const { body } = await backend.call("GET", `${address}?draft=true&depth=0`, undefined, as);
  return backend.call(method, path, data, { ...as, ...(body.updatedAt && { "If-Match": `"${body.updatedAt}"` }) });
}

/** A lead as the site sends it. */
export const sampleLead = {
  acceptedAt: "2026-11-28T12:00:00.000Z",
  form: "contact",
  locale: "de",
  page: "contact",
  email: "ada@example.com",
  fields: { name: "Ada" } as Record<string, string>,
  files: [],
  campaign: {},
  suspicions: [],
};

/** How the form for messages calls itself and its fields. */
export const messageTitles = { de: "Nachricht", en: "Message" };
export const messageLabels = {
  name: { de: "Ihr Name", en: "Your name" },
  email: { de: "E-Mail-Adresse", en: "Email address" },
  company: { de: "Unternehmen", en: "Company" },
  message: { de: "Ihre Nachricht", en: "Your message" },
};

/** The document with a value in a field and of a language: as published, or as the newest draft has it. */
export async function findDocument(
  backend: Backend,
  as: Record<string, string>,
  [collection, field, value, language = "de"]: DocumentKey,
  edition: "published" | "draft" = "draft",
): Promise<Json> {
  const draft = edition === "draft" ? "&draft=true" : "";
  const query = `where[${field}][equals]=${value}&where[language][equals]=${language}&depth=0${draft}`;
  return (await backend.call("GET", `/api/${collection}?${query}`, undefined, as)).body.docs[0];
}

export type DocumentKey = [collection: string, field: string, value: string, language?: "de" | "en"];

/** Starts a backend that is to refuse. @param prefix command that becomes its process, given its command line */
export function runBackend(
  settings: Record<string, string>,
  prefix: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  return runServer(command(settings, prefix));
}

function command(settings: Record<string, string>, prefix: readonly string[] = []): ServerCommand {
  return {
    command: [
      ...prefix,
      node,
      "--disable-warning=ExperimentalWarning",
      ...(settings.CLOCK_STARTS_AT ? ["--import", clockModule] : []),
      "server/main.ts",
    ],
    cwd: folder,
    env: { CMS_HOST: "127.0.0.1", CMS_TOKEN: siteToken, LOG_LEVEL: "warn", ...settings },
  };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
