import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Settings, type Site, startSite as startBuiltSite } from "@waku/testing";
import { BenchError } from "./run.ts";

const root = resolve(import.meta.dirname, "..");
const warmUpTimeoutMs = 120_000;

/** As the site is started in production (scripts/serve.ts). */
const nodeFlags = ["--max-semi-space-size=16", "--max-old-space-size=512"];

export type BenchSite = Site & {
  /** Resolves when every static page is in the page cache. */
  isWarm: () => Promise<void>;
};

/**
 * Starts the built site as in production, with data of its own unless DATA_DIR is set.
 * @param prefix command that runs before node, for example `taskset -c 0`
 * @throws BenchError when it cannot start
 */
export async function startSite(settings: Settings & { PORT: string }, prefix: string[] = []): Promise<BenchSite> {
  if (!existsSync(resolve(root, "apps/web/build/server/index.js")))
    throw new BenchError("The site is not built yet: run `npm run build` first.");
  const production = {
    CACHE_WARM_UP: "yes",
    PAGE_COMPRESSION: "best",
    LOG_LEVEL: "info",
    MALLOC_ARENA_MAX: "2",
    SITE_URL: `http://127.0.0.1:${settings.PORT}`,
  };
  const site = await startBuiltSite({ ...production, ...settings }, { prefix, nodeFlags }).catch((error: Error) => {
    throw new BenchError(error.message);
  });
  return { ...site, isWarm: () => warmUp(site) };
}

/** The server says so in its log. */
async function warmUp({ output }: Site): Promise<void> {
  const deadline = performance.now() + warmUpTimeoutMs;
  while (!output().includes('"msg":"page cache filled"')) {
    if (performance.now() > deadline)
      throw new BenchError(`The page cache was not filled after ${warmUpTimeoutMs} ms.`);
    await wait(20);
  }
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
