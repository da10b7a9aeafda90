import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const webRoot = resolve(import.meta.dirname, "..");
const repository = resolve(webRoot, "../..");
const main = join(webRoot, "server/main.ts");

/** The Node that the repository installs; the one at hand where it is missing. */
const repositoryNode = join(repository, "node_modules/node/bin/node");
const node = existsSync(repositoryNode) ? repositoryNode : process.execPath;

type Settings = Record<string, string>;

/** A running site of the production build. */
export type Site = {
  /** Origin it answers at, without trailing slash. */
  url: string;
  port: number;
  process: ChildProcess;
  /** Everything it wrote to its standard output and error so far. */
  output: () => string;
  /** Resolves with its exit code once it ended. */
  ended: Promise<number | null>;
  /** Asks it to end, and resolves with its exit code. */
  stop: () => Promise<number | null>;
};

/** Starts the production build on a free port and waits until it is ready. @throws when it ends before that */
export async function startSite(settings: Settings = {}): Promise<Site> {
  const port = Number(settings.PORT ?? (await freePort()));
  const site = launch({ ...settings, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (site.process.exitCode !== null) throw new Error(`The site ended while starting:\n${site.output()}`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) break;
    await wait(25);
  }
  return {
    ...site,
    url,
    port,
    stop() {
      site.process.kill("SIGTERM");
      return site.ended;
    },
  };
}

/** Starts the site and lets it end by itself: for starts that must fail. */
export async function runSite(settings: Settings): Promise<{ code: number | null; output: string }> {
  const site = launch(settings);
  const code = await site.ended;
  return { code, output: site.output() };
}

function launch(settings: Settings) {
  // Nothing of the caller's own environment decides what the site does, and its data go when it ends.
  const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    ...settings,
  } as const;
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", main], {
    cwd: webRoot,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  void ended.then(() => rmSync(dataDir, { recursive: true, force: true }));
  return { process: child, ended, output: () => output };
}

/** A port nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A copy of the site's content that a test may change. */
export type ContentCopy = {
  folder: string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
};

export async function copyContent(): Promise<ContentCopy> {
  const folder = await mkdtemp(join(tmpdir(), "waku-content-"));
  await cp(join(repository, "content"), folder, { recursive: true });
  return {
    folder,
    async edit(file, change) {
      const path = join(folder, file);
      const text = await readFile(path, "utf8");
      const changed = change(text);
      if (changed === text) throw new Error(`The edit of ${file} changed nothing.`);
      await writeFile(path, changed);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/**
 * Sends a request exactly as given: unlike `fetch` it follows no redirect, leaves the path as it is and decodes nothing.
 * @param path request target, for example `//de//pricing//`
 */
export function send(
  { port }: Pick<Site, "port">,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", fail);
      response.once("end", () => {
        const whole = Buffer.concat(parts);
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString("utf8"),
        });
      });
    });
    sent.once("error", fail);
    sent.end(body);
  });
}
