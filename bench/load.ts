import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { fetchRaw, type RawResponse } from "./load/fetch-raw.ts";
import { startNginx } from "./load/nginx.ts";
import { type Load, wrk } from "./load/wrk.ts";
import { median, printBars, printTable, round, writeResult } from "./report.ts";
import { BenchError, basePort, requireTool, run } from "./run.ts";
import { cpuTimeOf, startSite } from "./site.ts";

/** `npm run bench:load [-- --path /en --seconds 5 --rounds 3 --connections 64]`: a cached page against nginx. */
const { values: flags } = parseArgs({
  options: {
    path: { type: "string", default: "/en" },
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "64" },
  },
});

const ratioBar = 0.6;
/** Servers run on the first core, the load generator on the second. */
const serverCore = "0";
const clientCore = "1";

await run(async () => {
  const taskset = requireTool("taskset", "install util-linux");
  requireTool("wrk", "install it, on Debian with `apt-get install wrk`");
  requireTool("nginx", "install it, on Debian with `apt-get install nginx-light`");
  if (cpus().length < 2) throw new BenchError("This benchmark needs two cores: one for the server, one for the load.");
  const pin = (core: string) => [taskset, "--cpu-list", core];
  const site = await startSite({ PORT: String(basePort()) }, pin(serverCore));
  try {
    await site.isWarm();
    const url = site.url + flags.path;
    const page = await settled(url);
    const nginx = await startNginx({ port: basePort() + 1, page, path: flags.path, prefix: pin(serverCore) });
    try {
      await requireSameAnswer(page, `${nginx.url}${flags.path}`);
      const rounds: Round[] = [];
      const options = {
        prefix: pin(clientCore),
        seconds: Number(flags.seconds),
        connections: Number(flags.connections),
      };
      const load = async ({ url, pid }: { url: string; pid: number }): Promise<Measured> => {
        const before = await cpuTimeOf(pid);
        const result = await wrk(url + flags.path, options);
        return { ...result, perCpuSecond: (result.requests * 1000) / ((await cpuTimeOf(pid)) - before) };
      };
      // Turns about, so that whatever else the machine does meets both.
      for (let round = 0; round < Number(flags.rounds); round++)
        rounds.push({ site: await load(site), nginx: await load(nginx) });
      await report(page, rounds);
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.stop();
  }
});

/** One run against one server, with its requests per second of the server's processor time. */
type Measured = Load & { perCpuSecond: number };
type Round = { site: Measured; nginx: Measured };

/** The cached page once its best compression stands (its length no longer changes). */
async function settled(url: string): Promise<RawResponse> {
  const deadline = performance.now() + 60_000;
  let last = await fetchRaw(url);
  for (let same = 0; same < 4; ) {
    if (performance.now() > deadline) throw new BenchError(`${url} was not compressed within a minute.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const next = await fetchRaw(url);
    same = next.body.equals(last.body) ? same + 1 : 0;
    last = next;
  }
  if (last.status !== 200) throw new BenchError(`${url} answered ${last.status}.`);
  return last;
}

async function requireSameAnswer(page: RawResponse, url: string): Promise<void> {
  const other = await fetchRaw(url);
  const names = (headers: RawResponse["headers"]) =>
    headers
      .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
      .filter((line) => !/^(date|connection|keep-alive|server):/.test(line))
      .sort()
      .join("\n");
  if (!other.body.equals(page.body)) throw new BenchError("nginx sends other bytes than the site.");
  if (names(other.headers) !== names(page.headers))
    throw new BenchError(`nginx sends other headers:\n${names(other.headers)}\nthe site:\n${names(page.headers)}`);
}

async function report(page: RawResponse, rounds: Round[]): Promise<void> {
  const row = (name: string, loads: Measured[]) => ({
    server: name,
    "requests/s": round(median(loads.map((load) => load.requestsPerSecond))),
    "per CPU second": round(median(loads.map((load) => load.perCpuSecond))),
    "p50 ms": round(median(loads.map((load) => load.p50)), 2),
    "p99 ms": round(median(loads.map((load) => load.p99)), 2),
    errors: loads.reduce((sum, load) => sum + load.errors, 0),
  });
  const site = row(
    "site",
    rounds.map((round) => round.site),
  );
  const nginx = row(
    "nginx",
    rounds.map((round) => round.nginx),
  );
  // Each round has its own ratio: both of its halves met the same machine.
  const ratio = round(median(rounds.map((turn) => turn.site.requestsPerSecond / turn.nginx.requestsPerSecond)), 2);
  printTable(`Cached page ${flags.path}, ${page.body.length} bytes (br), one core, ${flags.connections} connections`, [
    site,
    nginx,
  ]);
  const bars = [
    { name: "site / nginx, requests per second", measured: ratio, bar: `≥ ${ratioBar}`, isMet: ratio >= ratioBar },
    { name: "errors", measured: site.errors, bar: "0", isMet: site.errors === 0 },
  ];
  printBars(bars);
  await writeResult("load", { path: flags.path, bytes: page.body.length, site, nginx, ratio, rounds, bars });
}
