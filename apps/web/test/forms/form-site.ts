import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const webRoot = resolve(import.meta.dirname, "../..");

/** A site of the production build with an outbox of its own. */
export type FormSite = {
  url: string;
  pid: number;
  dataDir: string;
  output: () => string;
  /** Sends a form the way a browser does, without following where it leads. */
  send: (
    path: string,
    fields: Record<string, string> | FormData,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Ends the process at once, as a crash does. */
  kill: () => Promise<void>;
  /** Ends the process in order and removes its data. */
  stop: () => Promise<void>;
};

/**
 * Starts the site on a free port.
 * @param settings environment variables beyond the defaults
 * @param dataDir folder of an earlier process, to start again where it ended
 * @param launcher command that becomes the site's process, given the command line of the site
 */
export async function startFormSite(
  settings: Record<string, string> = {},
  dataDir?: string,
  launcher: readonly string[] = [],
): Promise<FormSite> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "form-site-")));
  const port = await freePort();
  const { NODE_OPTIONS: _, VITEST: __, ...environment } = process.env;
  const site = [process.execPath, "--disable-warning=ExperimentalWarning", join(webRoot, "server/main.ts")];
  const [command = "", ...parameters] = [...launcher, ...site];
  const child = spawn(command, parameters, {
    env: {
      ...environment,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
      DISK_MIN_FREE_MB: "0",
      FORM_LIMIT_PER_10_MIN: "100000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The site ended while starting:\n${output}`);
    await wait(25);
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: folder,
    output: () => output,
    send: (path, fields, headers = {}) =>
      fetch(url + path, {
        method: "POST",
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { Origin: settings.SITE_URL ?? url, ...headers },
        redirect: "manual",
      }),
    kill: () => end(child, "SIGKILL"),
    async stop() {
      await end(child, "SIGTERM");
      await rm(folder, { recursive: true });
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

/** Waits until a condition holds. @throws when it does not in time */
export async function until(condition: () => boolean | Promise<boolean>, what: string, timeoutMs = 40_000) {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Still waiting for: ${what}`);
    await wait(20);
  }
}
