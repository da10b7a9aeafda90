import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { node } from "./node.ts";
import { reservePort } from "./reserve-port.ts";
import { answers, runServer, type ServerCommand, type ServerProcess, startServer } from "./server-process.ts";

const webRoot = resolve(import.meta.dirname, "../../../apps/web");
/** Loaded into a server before anything else, gives it the clock in CLOCK_STARTS_AT. */
export const clockModule = join(import.meta.dirname, "clock.ts");

/** A running site of the production build. */
export type Site = ServerProcess & {
  /** Origin it answers at, without trailing slash. */
  url: string;
  port: number;
  dataDir: string;
  /** Sets the clock of a site that was started with `now`. */
  setClock: (now: string) => void;
};

/** Variables of the site (apps/web/server/env.ts). */
export type Settings = Record<string, string>;

export type SiteOptions = {
  /** The site's clock starts at this instant, an ISO date with time and zone; by default it shows the real time. */
  now?: string;
  /** Command that becomes the site's process, given the command line of the site. */
  prefix?: readonly string[];
  nodeFlags?: readonly string[];
  /** Address that answers with 200 once the site can be used. */
  readyPath?: "/readyz" | "/healthz";
};

/**
 * Starts the production build and waits until it is ready. Nothing of the caller's own environment decides what it
 * does; unless PORT or DATA_DIR are set, it has a port of its own, and data that go when it ends.
 * @throws Error with the end of its log, when it does not get ready
 */
export async function startSite(settings: Settings = {}, options: SiteOptions = {}): Promise<Site> {
  const port = Number(settings.PORT ?? (await reservePort()));
  const { command, dataDir, clockFile, removeData } = site({ ...settings, PORT: String(port) }, options);
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(command, () => answers(url + (options.readyPath ?? "/readyz"))).catch((error) => {
    removeData();
    throw error;
  });
  void server.ended.then(removeData);
  const setClock = (now: string) => {
    writeFileSync(clockFile, now);
    process.kill(server.pid, "SIGUSR2");
  };
  return { ...server, url, port, dataDir, setClock };
}

/** Starts the site and lets it end by itself: for starts that must fail. */
export async function runSite(settings: Settings): Promise<{ code: number | null; output: string }> {
  const { command, removeData } = site({ PORT: String(await reservePort()), ...settings });
  return runServer(command).finally(removeData);
}

function site(settings: Settings, { now, prefix = [], nodeFlags = [] }: SiteOptions = {}) {
  const ownData = settings.DATA_DIR === undefined;
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), "site-data-"));
  const clockFile = join(tmpdir(), `clock-${settings.PORT}`);
  const atClock = now === undefined ? [] : ["--import", clockModule];
  const command: ServerCommand = {
    command: [...prefix, node, "--disable-warning=ExperimentalWarning", ...nodeFlags, ...atClock, "server/main.ts"],
    cwd: webRoot,
    env: {
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      CACHE_WARM_UP: "no",
      // Nobody comes back for a page that is a tenth smaller.
      PAGE_COMPRESSION: "quick",
      // All visitors of a test have one address.
      RENDER_LIMIT_PER_MIN: "1000000",
      RENDER_LIMIT_PER_SECOND: "1000000",
      DATA_DIR: dataDir,
      ...(now !== undefined && { CLOCK_STARTS_AT: now, CLOCK_FILE: clockFile }),
      ...settings,
    },
  };
  const removeData = () => {
    if (ownData) rmSync(dataDir, { recursive: true, force: true });
    rmSync(clockFile, { force: true });
  };
  return { command, dataDir, clockFile, removeData };
}
