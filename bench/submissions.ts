import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Bar, printBars, printTable, quantile, round, writeResult } from "./report.ts";
import { BenchError, basePort, run } from "./run.ts";
import { type BenchSite, cpuTimeOf, memoryOf, startSite } from "./site.ts";
import { atRate } from "./submissions/at-rate.ts";
import { formBody, formClient } from "./submissions/form-client.ts";

/** `npm run bench:submissions [-- --rate 500 --seconds 20]`: forms sent at a fixed rate, against bare appends. */
const { values: flags } = parseArgs({
  options: {
    rate: { type: "string", default: "500" },
    seconds: { type: "string", default: "20" },
    connections: { type: "string", default: "64" },
  },
});

/** Growth of memory that is noise of the garbage collector. */
const flatMb = 40;
const drainMs = 120_000;

await run(async () => {
  const load = { perSecond: number("rate", flags.rate), seconds: number("seconds", flags.seconds) };
  const dataDir = await mkdtemp(join(tmpdir(), "waku-submissions-"));
  try {
    const bare = await appends(dataDir, { ...load, seconds: Math.min(5, load.seconds) });
    const settings = { PORT: String(basePort()), DATA_DIR: dataDir, FORM_LIMIT_PER_10_MIN: "1000000" };
    const site = await startSite(settings);
    try {
      await site.isWarm();
      await report(load, bare, await submissions(site, dataDir, load));
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

type Load = { perSecond: number; seconds: number };
type Times = { p50: number; p99: number; max: number };
type Outcome = Times & {
  accepted: number;
  errors: number;
  stored: number;
  cpuMsEach: number;
  memory: { rssStart: number; rssMiddle: number; rssEnd: number; peak: number };
  /** Time until every lead was delivered, after the last was sent. */
  drainMs: number;
};

function number(name: string, value: string): number {
  if (!/^\d{1,6}$/.test(value) || Number(value) === 0)
    throw new BenchError(`--${name} ${value} is no number of things.`);
  return Number(value);
}

/** What the disk needs for the same bytes at the same rate: a write and a flush for each, nothing else. */
async function appends(folder: string, load: Load): Promise<Times> {
  const file = join(folder, "appends");
  const handle = await open(file, "a");
  try {
    let last = Promise.resolve();
    const times = await atRate(load, (index) => {
      last = last.then(async () => {
        await handle.write(`${formBody(`visitor-${index}@example.com`)}\n`);
        await handle.datasync();
      });
      return last;
    });
    return timesOf(times);
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

async function submissions(site: BenchSite, dataDir: string, load: Load): Promise<Outcome> {
  const client = formClient(site.url, number("connections", flags.connections));
  for (let index = 0; index < 200; index++) await client.send(`warm-${index}@example.com`);
  await delivered(dataDir);
  const before = count(dataDir, "submissions");
  const [cpuStart, { rss: rssStart }] = [await cpuTimeOf(site.pid), await memoryOf(site.pid)];
  let rssMiddle = 0;
  let accepted = 0;
  const total = load.perSecond * load.seconds;
  const times = await atRate(load, async (index) => {
    if ((await client.send(`visitor-${index}@example.com`)) === 303) accepted++;
    if (index === Math.floor(total / 2)) rssMiddle = (await memoryOf(site.pid)).rss;
  });
  const cpuMs = (await cpuTimeOf(site.pid)) - cpuStart;
  const { rss: rssEnd, peak } = await memoryOf(site.pid);
  const drained = await delivered(dataDir);
  client.close();
  return {
    ...timesOf(times),
    accepted,
    errors: total - accepted,
    stored: count(dataDir, "submissions") - before,
    cpuMsEach: cpuMs / total,
    memory: { rssStart, rssMiddle, rssEnd, peak },
    drainMs: drained,
  };
}

function timesOf(times: number[]): Times {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), max: Math.max(...times) };
}

/** @param from table, with a condition if need be */
function count(dataDir: string, from: string): number {
  const database = new DatabaseSync(join(dataDir, "outbox.sqlite"), { readOnly: true });
  try {
    return Number(database.prepare(`SELECT count(*) AS total FROM ${from}`).get()?.total);
  } finally {
    database.close();
  }
}

/** Waits until nothing is left to deliver. @returns how long that took, in ms */
async function delivered(dataDir: string): Promise<number> {
  const start = performance.now();
  while (count(dataDir, "deliveries WHERE state = 'pending'") > 0) {
    if (performance.now() - start > drainMs) throw new BenchError("Deliveries did not end in time.");
    await wait(100);
  }
  return performance.now() - start;
}

async function report(load: Load, bare: Times, outcome: Outcome): Promise<void> {
  const { memory } = outcome;
  printTable(`${load.perSecond} submissions/s for ${load.seconds} s`, [
    row("bare append + flush", bare),
    row("site, until on disk", outcome),
    {
      "ms from planned to done": "site / bare",
      p50: round(outcome.p50 / bare.p50, 1),
      p99: round(outcome.p99 / bare.p99, 1),
      max: "",
    },
  ]);
  printTable("Server", [
    {
      accepted: outcome.accepted,
      stored: outcome.stored,
      "CPU ms each": round(outcome.cpuMsEach, 2),
      "RSS start MB": round(memory.rssStart),
      middle: round(memory.rssMiddle),
      end: round(memory.rssEnd),
      peak: round(memory.peak),
      "delivered after s": round(outcome.drainMs / 1000, 1),
    },
  ]);
  const growth = memory.rssEnd - memory.rssMiddle;
  const bars: Bar[] = [
    { name: "submissions without a thank-you", measured: outcome.errors, bar: "0", isMet: outcome.errors === 0 },
    {
      name: "acknowledged and not stored",
      measured: outcome.accepted - outcome.stored,
      bar: "0",
      isMet: outcome.accepted === outcome.stored,
    },
    { name: "p99, ms", measured: round(outcome.p99), bar: "< 500", isMet: outcome.p99 < 500 },
    {
      name: "memory grown in the second half, MB",
      measured: round(growth),
      bar: `< ${flatMb}`,
      isMet: growth < flatMb,
    },
  ];
  printBars(bars);
  await writeResult("submissions", { load, bare, outcome, bars });
}

function row(name: string, { p50, p99, max }: Times) {
  return { "ms from planned to done": name, p50: round(p50, 1), p99: round(p99, 1), max: round(max) };
}
