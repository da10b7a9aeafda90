import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { answers, startServer } from "@waku/testing";
import { type Bar, median, printBars, printTable, quantile, round, writeResult } from "./report.ts";
import { BenchError, basePort, run } from "./run.ts";
import { memoryOf } from "./site.ts";

/** `npm run bench:publications [-- --count 300]`: what the content backend costs when editors publish all day. */
const { values: flags } = parseArgs({ options: { count: { type: "string", default: "300" } } });

const folder = resolve(import.meta.dirname, "../apps/cms");
const steps = 6;
/** Memory of the last step against that of the first one: what publishing leaves behind. */
const growthBar = 1.25;
const memoryBarMb = 450;

const person = { email: "bench@example.com", password: "correct horse battery staple" };

type Step = { publications: number; rss: number; peak: number; median: number; p95: number };
type Article = { id: number; title: string; updatedAt: string };
type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** As `npm run cms` runs it (scripts/serve.ts). */
const nodeFlags = ["--max-semi-space-size=16", "--max-old-space-size=1024", "--disable-warning=ExperimentalWarning"];

await run(async () => {
  const count = Number(flags.count);
  if (!Number.isInteger(count) || count < steps)
    throw new BenchError(`--count ${flags.count} is no number from ${steps}.`);
  if (!existsSync(join(folder, ".next/BUILD_ID")))
    throw new BenchError("The content backend is not built yet: run `npm run build:cms` first.");
  const dataDir = await mkdtemp(join(tmpdir(), "waku-publications-"));
  try {
    const measured = await measure(dataDir, Math.floor(count / steps));
    printTable("Publications", measured.map(toRow));
    const [first, last] = [measured[0], measured.at(-1)];
    if (!first || !last) throw new BenchError("Nothing was measured.");
    const growth = last.rss / first.rss;
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
    printBars(bars);
    await writeResult("publications", { count, measured, bars });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function measure(dataDir: string, perStep: number): Promise<Step[]> {
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
    const measured: Step[] = [];
    for (let step = 0; step < steps; step++) {
      const times: number[] = [];
      for (let index = 0; index < perStep; index++) {
        const number = step * perStep + index;
        times.push(await publish(call, articles[number % articles.length], number));
        await fetchContent(origin, token);
      }
      const publications = (step + 1) * perStep;
      measured.push({
        publications,
        ...(await memoryOf(backend.pid)),
        median: median(times),
        p95: quantile(times, 0.95),
      });
    }
    return measured;
  } finally {
    await backend.stop();
  }
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

/** An editor's everyday change: another title, published in one language. @returns how long it took, in ms */
async function publish(call: Call, article: Article | undefined, number: number): Promise<number> {
  if (!article) throw new BenchError("The backend has no articles to publish.");
  const start = performance.now();
  const { title, updatedAt } = article;
  const data = { title: `${title} (${number})`, updatedAt, _status: "published" };
  const { doc } = await call("PATCH", `/api/articles/${article.id}?depth=0`, data);
  // The next change is made from this state.
  article.updatedAt = (doc as Article).updatedAt;
  return performance.now() - start;
}

/** What a site does after every publication. */
async function fetchContent(origin: string, token: string): Promise<void> {
  const response = await fetch(`${origin}/api/site-content`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new BenchError(`/api/site-content answered ${response.status}.`);
  await response.arrayBuffer();
}

function toRow(step: Step) {
  return {
    publications: step.publications,
    "RSS MB": round(step.rss),
    "peak MB": round(step.peak),
    "publish ms p50": round(step.median),
    p95: round(step.p95),
  };
}
