import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { answers, startServer } from "@waku/testing";
import { type Bar, median, printBars, printTable, quantile, round, writeResult } from "./report.ts";
import { BenchError, basePort, run } from "./run.ts";
import { memoryOf, startSite } from "./site.ts";

/**
 * `npm run bench:publications [-- --count 300 --rate 200]`: what it costs when editors publish all day, with a site beside that visitors
 * use, and how soon that site shows what was published.
 */
const { values: flags } = parseArgs({
  options: { count: { type: "string", default: "300" }, rate: { type: "string", default: "200" } },
});

const folder = resolve(import.meta.dirname, "../apps/cms");
const steps = 6;
/** Memory of the last step against that of the first one: what publishing leaves behind. */
const growthBar = 1.25;
const memoryBarMb = 450;
/** From the call that publishes to the page that shows it. */
const liveBarMs = 1000;
/** The same against the time of that call. */
const liveRatioBar = 3;
/** Slowest answers to visitors against those before anybody published. */
const visitorsBar = 1.2;
const quietMs = 10_000;
/** How often the site is asked whether it shows a publication. */
const lookMs = 20;
const patienceMs = 120_000;

const person = { email: "bench@example.com", password: "correct horse battery staple" };

type Times = { call: number; live: number };
type Step = { publications: number; rss: number; peak: number; calls: number[]; lives: number[] };
type Measured = {
  steps: Step[];
  quietP99: number;
  busyP99: number;
  /** Between backend and site in both directions, for each publication. */
  bytes: number;
  siteRss: number;
};
type Article = { id: number; name: string; slug?: string; title: string; updatedAt: string };
type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** As `npm run cms` runs it (scripts/serve.ts). */
const nodeFlags = ["--max-semi-space-size=16", "--max-old-space-size=1024", "--disable-warning=ExperimentalWarning"];

await run(async () => {
  const count = Number(flags.count);
  const rate = Number(flags.rate);
  if (!Number.isInteger(count) || count < steps)
    throw new BenchError(`--count ${flags.count} is no number from ${steps}.`);
  if (!Number.isInteger(rate) || rate < 1 || rate > 1000)
    throw new BenchError(`--rate ${flags.rate} is no number from 1 to 1000.`);
  if (!existsSync(join(folder, ".next/BUILD_ID")))
    throw new BenchError("The content backend is not built yet: run `npm run build:cms` first.");
  const dataDir = await mkdtemp(join(tmpdir(), "waku-publications-"));
  try {
    const measured = await measure(dataDir, Math.floor(count / steps), rate);
    printTable("Publications", measured.steps.map(toRow));
    printTable("The site beside", [
      { "KB from the backend, each": round(measured.bytes / 1024, 1), "RSS MB": round(measured.siteRss) },
    ]);
    const [first, last] = [measured.steps[0], measured.steps.at(-1)];
    if (!first || !last) throw new BenchError("Nothing was measured.");
    const growth = last.rss / first.rss;
    const live = quantile(
      measured.steps.flatMap(({ lives }) => lives),
      0.95,
    );
    const call = quantile(
      measured.steps.flatMap(({ calls }) => calls),
      0.95,
    );
    const visitors = measured.busyP99 / measured.quietP99;
    const bars: Bar[] = [
      {
        name: "memory, last step to first",
        measured: round(growth, 2),
        bar: `< ${growthBar}`,
        isMet: growth < growthBar,
      },
      {
        name: "memory at most, MB",
        measured: round(last.peak),
        bar: `< ${memoryBarMb}`,
        isMet: last.peak < memoryBarMb,
      },
    ];
    bars.push(
      { name: "publish → live, p95 ms", measured: round(live), bar: `≤ ${liveBarMs}`, isMet: live <= liveBarMs },
      {
        name: "publish → live, to the call, p95",
        measured: round(live / call, 2),
        bar: `≤ ${liveRatioBar}`,
        isMet: live / call <= liveRatioBar,
      },
      {
        name: `visitors at ${rate}/s, p99 to that without publications (${round(measured.quietP99)} ms)`,
        measured: round(visitors, 2),
        bar: `≤ ${visitorsBar}`,
        isMet: visitors <= visitorsBar,
      },
    );
    printBars(bars);
    await writeResult("publications", { count, measured, bars });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function measure(dataDir: string, perStep: number, rate: number): Promise<Measured> {
  const port = basePort();
  const origin = `http://127.0.0.1:${port}`;
  const token = "a-token-of-at-least-32-characters";
  const env = {
    CMS_PORT: String(port),
    CMS_TOKEN: token,
    CMS_ADMIN_EMAIL: person.email,
    CMS_ADMIN_PASSWORD: person.password,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
  };
  const command = [process.execPath, ...nodeFlags, join(folder, "server/main.ts")];
  const backend = await startServer({ command, cwd: folder, env }, () => answers(`${origin}/admin/login`));
  try {
    const call = await signIn(origin);
    const articles = await articlesOf(call);
    const wire = await countBytes(port);
    const site = await startSite({
      PORT: String(port + 1),
      CMS_URL: wire.url,
      CMS_TOKEN: token,
      CMS_POLL_SECONDS: "1",
      RENDER_LIMIT_PER_MIN: "1000000",
      RENDER_LIMIT_PER_SECOND: "1000000",
    });
    try {
      await site.isWarm();
      const quiet = visit(site.url, rate);
      await wait(quietMs);
      const quietP99 = quantile(await quiet.end(), 0.99);
      const busy = visit(site.url, rate);
      const before = wire.count();
      const measured: Step[] = [];
      for (let step = 0; step < steps; step++) {
        const times: Times[] = [];
        for (let index = 0; index < perStep; index++) {
          const number = step * perStep + index;
          times.push(await publish(call, site.url, articles[number % articles.length], number));
        }
        measured.push({
          publications: (step + 1) * perStep,
          ...(await memoryOf(backend.pid)),
          calls: times.map((each) => each.call),
          lives: times.map((each) => each.live),
        });
      }
      const bytes = (wire.count() - before) / (perStep * steps);
      const busyP99 = quantile(await busy.end(), 0.99);
      return { steps: measured, quietP99, busyP99, bytes, siteRss: (await memoryOf(site.pid)).rss };
    } finally {
      await site.stop();
      wire.close();
    }
  } finally {
    await backend.stop();
  }
}

/** A way to the backend that counts what goes through it. */
async function countBytes(port: number) {
  let count = 0;
  const server = createServer((site) => {
    const backend = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [site, backend],
      [backend, site],
    ] as const) {
      from.on("data", ({ length }) => {
        count += length;
      });
      from.on("error", () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, count: () => count, close: () => server.close() };
}

/** Visitors who read pages that publications change, so many a second. @returns what ends it and gives the times of their answers */
function visit(origin: string, rate: number): { end: () => Promise<number[]> } {
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let failure: unknown;
  const pages = ["/de", "/de/magazine", "/en/magazine", "/de/pricing"];
  let count = 0;
  const visitPage = async (page: string | undefined) => {
    const start = performance.now();
    const response = await fetch(`${origin}${page}`);
    if (!response.ok) throw new BenchError(`${response.url} answered ${response.status}.`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
  };
  const timer = setInterval(() => {
    const answer: Promise<void> = visitPage(pages[count++ % pages.length])
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => running.delete(answer));
    running.add(answer);
  }, 1000 / rate);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(running);
      if (failure !== undefined) throw failure;
      return times;
    },
  };
}

/** Signs in the administrator of the settings. */
async function signIn(origin: string): Promise<Call> {
  const call =
    (authorization: string): Call =>
    async (method, path, body) => {
      const headers = { "Content-Type": "application/json", Authorization: authorization };
      const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
      const answer = (await response.json()) as Record<string, unknown>;
      if (!response.ok)
        throw new BenchError(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
      return answer;
    };
  const { token } = await call("")("POST", "/api/users/login", person);
  return call(`JWT ${token}`);
}

async function articlesOf(call: Call): Promise<Article[]> {
  const { docs } = await call("GET", "/api/articles?where[language][equals]=de&depth=0&limit=10");
  return docs as Article[];
}

/** An editor's everyday change: another title, published in one language. @returns how long the call took, and until it was live */
async function publish(call: Call, site: string, article: Article | undefined, number: number): Promise<Times> {
  if (!article) throw new BenchError("The backend has no articles to publish.");
  const start = performance.now();
  const { title, updatedAt } = article;
  const data = { title: `${title} (v${number})`, updatedAt, _status: "published" };
  const { doc } = await call("PATCH", `/api/articles/${article.id}?depth=0`, data);
  // The next change is made from this state.
  article.updatedAt = (doc as Article).updatedAt;
  const called = performance.now() - start;
  const page = `${site}/de/magazine/${article.slug ?? article.name}`;
  // One word: the site sets others so that they do not break.
  while (!(await (await fetch(page)).text()).includes(`(v${number})`)) {
    if (performance.now() - start > patienceMs)
      throw new BenchError(`${page} did not show publication ${number} within ${patienceMs} ms.`);
    await wait(lookMs);
  }
  return { call: called, live: performance.now() - start };
}

function toRow(step: Step) {
  return {
    publications: step.publications,
    "RSS MB": round(step.rss),
    "peak MB": round(step.peak),
    "call ms p50": round(median(step.calls)),
    p95: round(quantile(step.calls, 0.95)),
    "live ms p50": round(median(step.lives)),
    "live p95": round(quantile(step.lives, 0.95)),
  };
}
