import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type RunningProcess, startProcess } from "./process.ts";
import { BenchError } from "./run.ts";

const root = resolve(import.meta.dirname, "..");
const warmUpTimeoutMs = 120_000;

/** As the site is started in production (apps/web/package.json, `start`). */
const nodeFlags = ["--max-semi-space-size=16"];

export type Site = RunningProcess & {
  origin: string;
  /** Time from starting the process until `/readyz` answered 200. */
  startMs: number;
  /** Resolves when every static page is in the page cache. */
  isWarm: Promise<void>;
};

type Options = {
  port: number;
  contentDir?: string;
  /** Command that runs before node, for example `taskset -c 0`. */
  prefix?: string[];
  /** Environment beyond what every benchmark has. */
  settings?: Record<string, string>;
};

/** Starts the built site on loopback. Its data are its own and go when it is stopped, unless DATA_DIR is set. */
export async function startSite(options: Options): Promise<Site> {
  const { port, contentDir = resolve(root, "content"), prefix = [], settings = {} } = options;
  if (!existsSync(resolve(root, "apps/web/build/server/index.js")))
    throw new BenchError("The site is not built yet: run `npm run build` first.");
  const origin = `http://127.0.0.1:${port}`;
  const [program = process.execPath, ...args] = [
    ...prefix,
    process.execPath,
    ...nodeFlags,
    resolve(root, "apps/web/server/main.ts"),
  ];
  const ownDataDir = settings.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), "waku-bench-"));
  const site = await startProcess([program, ...args], {
    env: {
      NODE_ENV: "production",
      DEPLOYMENT: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: origin,
      CONTENT_DIR: contentDir,
      LOG_LEVEL: "info",
      PAGE_CACHE_MB: "64",
      ...(ownDataDir && { DATA_DIR: ownDataDir }),
      ...settings,
    },
    readyUrl: `${origin}/readyz`,
    timeoutMs: 120_000,
  });
  const stop = async () => {
    await site.stop();
    if (ownDataDir) await rm(ownDataDir, { recursive: true, force: true });
  };
  return { ...site, stop, origin, isWarm: warmUp(site) };
}

/** The server says so in its log. */
function warmUp(site: RunningProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const deadline = setTimeout(() => {
    reject(new BenchError(`The page cache was not filled after ${warmUpTimeoutMs} ms.`));
  }, warmUpTimeoutMs).unref();
  const stopListening = site.onLine((line) => {
    if (!line.includes('"msg":"page cache filled"')) return;
    clearTimeout(deadline);
    stopListening();
    resolve();
  });
  // Benchmarks that end before do not wait for it.
  promise.catch(() => undefined);
  return promise;
}

/** Resident memory of a process now and at its highest, in MB (Linux). */
export async function memoryOf(pid: number): Promise<{ rss: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => {
    throw new BenchError("Memory is read from /proc, which this system does not have: run the benchmark on Linux.");
  });
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { rss: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** Processor time a process and its children have taken so far, in ms (Linux counts it in hundredths of a second). */
export async function cpuTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  const below = await Promise.all(children.map((child) => cpuTimeOf(Number(child))));
  return below.reduce((sum, time) => sum + time, (Number(fields[11]) + Number(fields[12])) * 10);
}
