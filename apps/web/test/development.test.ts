import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { answers, node, reservePort, type ServerProcess, startServer } from "@waku/testing";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { type ContentCopy, copyContent } from "./content-copy";

const webRoot = resolve(import.meta.dirname, "..");
/** A saved file shows at once; a busy machine takes its time. */
const soon = { timeout: 60_000, interval: 100 };

let content: ContentCopy;
let dataDir: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  content = await copyContent();
  dataDir = await mkdtemp(join(tmpdir(), "development-"));
  const port = await reservePort();
  url = `http://127.0.0.1:${port}`;
  const command = [node, "--disable-warning=ExperimentalWarning", "server/main.ts", "--dev"];
  // Vitest says “test”, by which nothing of React is meant for development.
  const env = {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_DIR: content.folder,
  };
  server = await startServer({ command, cwd: webRoot, env: { ...env, LOG_LEVEL: "warn" } }, () =>
    answers(`${url}/readyz`),
  );
});
afterAll(async () => {
  await server?.stop();
  await content.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers, redirect: "manual" });
  return { status: response.status, text: await response.text() };
};
const answersWith = (path: string, status: number) =>
  vi.waitFor(async () => expect([path, (await get(path)).status], server.output()).toEqual([path, status]), soon);

const file = (locale: "de" | "en") => join(content.folder, `${locale}/pages/news/robot-dogs.yaml`);

const texts = {
  de: [
    "Was die Seite über Roboterhunde sagt, für wen sie geschrieben ist und was Leserinnen und Leser nach dem Lesen wissen.",
    "Ein Roboterhund geht seine Runde und meldet, was er findet.",
    "Wer ihn wartet, braucht Akku, Gelenke und Kameras im Blick.",
  ],
  en: [
    "What the page about robot dogs says, for whom it is written and what its readers will know after they have read it.",
    "A robot dog goes on its round and reports what it finds.",
    "Its maintenance is about the battery, the joints and the cameras.",
  ],
} as const;

function write(locale: "de" | "en", title: string): void {
  const [description, opening, text] = texts[locale];
  const lines = [
    "family: feature",
    `meta: { title: ${title}, description: "${description}" }`,
    "blocks:",
    `  - { type: hero, title: ${title}, text: "${opening}" }`,
    `  - { type: info, title: "${title}?", text: "${text}" }`,
  ];
  mkdirSync(dirname(file(locale)), { recursive: true });
  writeFileSync(file(locale), lines.join("\n"));
}

it("shows a page as soon as its files are there, and no longer than they are", async () => {
  await answersWith("/en/news/robot-dogs", 404);
  write("de", "Roboterhunde");
  write("en", "Robot dogs");
  for (const [locale, title] of [
    ["de", "Roboterhunde"],
    ["en", "Robot dogs"],
  ] as const) {
    const path = `/${locale}/news/robot-dogs`;
    await answersWith(path, 200);
    const { text } = await get(path);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(text).toContain(`data-locale="${locale === "de" ? "en" : "de"}"`);
    expect((await get("/sitemap.xml")).text).toContain(`${path}<`);
    expect((await get(`${path}.md`)).text).toContain(`# ${title}`);
  }
  expect((await get("/en/search?q=Robot+dogs")).text).toContain('href="/en/news/robot-dogs"');
  for (const locale of ["de", "en"] as const) rmSync(file(locale));
  for (const locale of ["de", "en"]) await answersWith(`/${locale}/news/robot-dogs`, 404);
  expect((await get("/sitemap.xml")).text).not.toContain("robot-dogs");
});

/** What the server tells pages that are open. */
async function openPage(): Promise<{ said: () => string }> {
  const client = (await get("/@vite/client")).text;
  const port = /hmrPort = (\d+)/.exec(client)?.[1];
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, "vite-hmr");
  const messages: string[] = [];
  socket.onmessage = ({ data }) => void messages.push(String(data));
  onTestFinished(() => socket.close());
  await vi.waitFor(() => expect(messages.join()).toContain("connected"), soon);
  return { said: () => messages.splice(0).join() };
}

it("shows on open pages what is wrong with the content, and loads them anew when it is sound", async () => {
  write("de", "Roboterhunde");
  write("en", "Robot dogs");
  await answersWith("/en/news/robot-dogs", 200);
  const page = await openPage();
  writeFileSync(file("en"), "family: feature\nmeta: [");
  await vi.waitFor(
    () => expect(page.said()).toContain("en/pages/news/robot-dogs.yaml → line 2: is not valid YAML"),
    soon,
  );
  expect((await get("/en/news/robot-dogs")).status).toBe(200);
  write("en", "x".repeat(99));
  await vi.waitFor(() => expect(page.said()).toMatch(/en\/pages\/news\/robot-dogs\.yaml:\d+ → /), soon);
  const later = await openPage();
  await vi.waitFor(() => expect(later.said()).toContain("is 99 characters long"), soon);
  write("en", "Robot dogs");
  await vi.waitFor(() => expect(page.said()).toContain("full-reload"), soon);
});

it("ends when it cannot start", async () => {
  const port = await reservePort();
  const env = {
    ...process.env,
    NODE_ENV: "development",
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_DIR: content.folder,
  };
  const started = promisify(execFile)(node, ["server/main.ts", "--dev"], { cwd: webRoot, env, timeout: 120_000 });
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("uses the data folder") });
});
