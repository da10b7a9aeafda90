import { Agent, get } from "node:http";
import { parseArgs } from "node:util";
import { type Load, wrk } from "./load/wrk.ts";
import { type Bar, median, printBars, printTable, round, writeResult } from "./report.ts";
import { BenchError, basePort, requireTool, run } from "./run.ts";
import { memoryOf, startSite } from "./site.ts";

/**
 * `npm run bench:generation [-- --seconds 5 --rounds 3 --requests 20000]`: what files that are made on demand cost
 * those who read pages, and what requests that no cache saves leave in memory.
 */
const { values: flags } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    requests: { type: "string", default: "20000" },
  },
});

const page = "/en";
/** Readers of the cached page: few, so that their times are not those of their own queue. */
const readers = 4;
const generators = 40;
const latencyBar = 2;
const memoryBar = 1.1;

/** What is asked for beside the page, by number. */
type Mix = (index: number, paths: string[]) => string;

/** Files: a share picture of every page in turn, and PDFs of which no two are alike. */
const files: Mix = (index, paths) => {
  if (index % 4 === 3) return `/en/pricing.pdf?model=team&module=maintenance&devices=${(index % 5000) + 1}`;
  const [, locale, ...path] = (paths[index % paths.length] ?? "").split("/");
  return `/share/${locale}/${path.join("/") || "start"}.png`;
};

/** Pages that must be rendered for one request each. */
const renderings: Mix = (index) => `/de/pricing?devices=${(index % 5000) + 1}`;

await run(async () => {
  requireTool("wrk", "install it, on Debian with `apt-get install wrk`");
  const latency = await measureLatency(Number(flags.seconds), Number(flags.rounds));
  const memory = await measureMemory(Number(flags.requests));
  const bars: Bar[] = [
    atMost("p99 of a cached page, with files being made / without", latency.ratio, latencyBar),
    atMost(`memory after ${flags.requests} requests / before`, memory.ratio, memoryBar),
  ];
  printBars(bars);
  await writeResult("generation", { latency, memory, bars });
});

function atMost(name: string, measured: number, limit: number): Bar {
  return { name, measured: round(measured, 2), bar: `≤ ${limit}`, isMet: measured <= limit };
}

/** The cached page alone, beside files, and beside renderings: turns about, so that other work meets all three. */
async function measureLatency(seconds: number, rounds: number) {
  // Each connection is a visitor with an address of his own, so that the limits per address refuse nobody.
  const site = await startSite({ PORT: String(basePort()), TRUSTED_PROXY_HOPS: "1" });
  try {
    await site.isWarm();
    const paths = await sitePaths(site.url);
    const load = () => wrk(site.url + page, { prefix: [], seconds, connections: readers });
    const beside = async (mix: Mix) => {
      const crowd = startCrowd(site.url, (index) => mix(index, paths));
      const result = await load();
      return { ...result, ...(await crowd.stop()) };
    };
    const turns: Record<"alone" | "files" | "renderings", Load & Partial<Crowd>>[] = [];
    for (let round = 0; round < rounds; round++)
      turns.push({ alone: await load(), files: await beside(files), renderings: await beside(renderings) });
    const of = (kind: "alone" | "files" | "renderings") => turns.map((turn) => turn[kind]);
    const row = (beside: string, loads: Load[]) => ({
      beside,
      "requests/s": round(median(loads.map((load) => load.requestsPerSecond))),
      "p50 ms": round(median(loads.map((load) => load.p50)), 2),
      "p99 ms": round(median(loads.map((load) => load.p99)), 2),
    });
    const answered = (kind: "files" | "renderings") => {
      const sum = (name: keyof Crowd) => of(kind).reduce((total, load) => total + (load[name] ?? 0), 0);
      return { made: sum("made"), refused: sum("refused") };
    };
    printTable(`Cached page ${page}, ${readers} connections`, [
      { ...row("nothing", of("alone")), made: 0, refused: 0 },
      { ...row(`${generators} connections that ask for files`, of("files")), ...answered("files") },
      { ...row(`${generators} that ask for renderings`, of("renderings")), ...answered("renderings") },
    ]);
    // Each round has its own ratio: its parts met the same machine.
    const ratio = median(turns.map((turn) => turn.files.p99 / turn.alone.p99));
    return { ratio, turns };
  } finally {
    await site.stop();
  }
}

/** What became of the requests of a crowd. */
type Crowd = { made: number; refused: number };

/** Connections that ask for one thing after the other until they are stopped. */
function startCrowd(origin: string, pathOf: (index: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: generators });
  let index = 0;
  let made = 0;
  let refused = 0;
  let isOver = false;
  const visitor = async (_: unknown, number: number) => {
    while (!isOver) {
      const status = await ask(origin + pathOf(index++), agent, `10.${number}.0.1`);
      if (status === 200) made++;
      else {
        refused++;
        // Nobody waits as long as told, but everybody for a moment.
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: generators }, visitor));
  // Said when it is stopped.
  visitors.catch(() => undefined);
  return {
    async stop(): Promise<Crowd> {
      isOver = true;
      await visitors;
      agent.destroy();
      return { made, refused };
    },
  };
}

/**
 * Resident memory over requests that are answered without the page cache's bytes: addresses that lead nowhere, queries
 * that a page does not read, and queries that it reads, for which it is rendered. Each comes from another address. The
 * limits are lifted.
 */
async function measureMemory(requests: number) {
  const limits = { RENDER_LIMIT_PER_MIN: "1000000", RENDER_LIMIT_PER_SECOND: "1000000" };
  const site = await startSite({ PORT: String(basePort()), TRUSTED_PROXY_HOPS: "1", ...limits });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    await site.isWarm();
    const kinds: Mix[] = [
      (index) => `/en/nowhere-${index}`,
      (index) => `/nowhere-${index}.php?x=${index}`,
      (index) => `/en/features/live-map?x=${index}`,
      renderings,
    ];
    let index = 0;
    const ask8 = async (until: number) => {
      const visitor = async () => {
        while (index < until) {
          const number = index++;
          const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
          await ask(site.url + (kinds[number % kinds.length]?.(number, []) ?? ""), agent, address);
        }
      };
      await Promise.all(Array.from({ length: 8 }, visitor));
    };
    // What the first ones bring into memory once (code that is compiled, a heap that has grown) is not what they leave.
    const first = Math.round(requests / 10);
    await ask8(first);
    const rows = [{ requests: 0, "RSS MB": round((await memoryOf(site.pid)).rss) }];
    for (let part = 1; part <= 4; part++) {
      await ask8(first + Math.round((requests * part) / 4));
      rows.push({ requests: index - first, "RSS MB": round((await memoryOf(site.pid)).rss) });
    }
    printTable(`Memory over requests that no cache saves (after the first ${first})`, rows);
    const ratio = (rows.at(-1)?.["RSS MB"] ?? 0) / (rows[0]?.["RSS MB"] ?? 1);
    return { ratio, rows };
  } finally {
    agent.destroy();
    await site.stop();
  }
}

async function sitePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
}

/** @returns the status of the answer, once all of it is there */
function ask(url: string, agent: Agent, address: string): Promise<number> {
  const headers = { "Accept-Encoding": "br", "X-Forwarded-For": address };
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers, timeout: 180_000 }, (response) => {
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject).resume();
    });
    request.on("timeout", () => request.destroy(new BenchError(`${url} did not answer within three minutes.`)));
    request.on("error", (error) => reject(new BenchError(`${url} was not answered: ${error.message}.`)));
  });
}
