import { cp, mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { articleId, generateArticles } from "./growth/generate-articles.ts";
import { type Bar, median, printBars, printTable, quantile, round, writeResult } from "./report.ts";
import { BenchError, basePort, run } from "./run.ts";
import { cpuTimeOf, memoryOf, startSite } from "./site.ts";

/** `npm run bench:growth [-- --articles 10000 --pages 500]`: what the site costs when its content grows. */
const { values: flags } = parseArgs({
  options: { articles: { type: "string", default: "10000" }, pages: { type: "string", default: "500" } },
});

const startBarMs = 10_000;
const memoryBarMb = 400;

type Measurement = {
  content: string;
  startMs: number;
  /** Processor time until ready: what other work on the machine does not change. */
  startCpuMs: number;
  rssStart: number;
  peakStart: number;
  rssWarm: number;
  rssRendered: number;
  peak: number;
  renderMedian: number;
  renderP95: number;
};

await run(async () => {
  const articles = count("articles", flags.articles);
  const pages = Math.min(count("pages", flags.pages), articles * 2);
  const measured = Math.ceil(pages / 2);
  // Both contents hold the articles that are rendered, so that the same pages are compared.
  const small = await measure(`content/ + ${measured} articles × 2`, measured, pages);
  const grown = await measure(`content/ + ${articles} articles × 2`, articles, pages);
  printTable("Growth", [small, grown].map(toRow));
  const bars: Bar[] = [
    bar("start until ready, s", grown.startMs / 1000, startBarMs / 1000),
    bar("memory after start, MB", grown.rssStart, memoryBarMb),
    bar(`memory after ${pages} pages, MB`, grown.rssRendered, memoryBarMb),
  ];
  printBars(bars);
  await writeResult("growth", { articles, pages, small, grown, bars });
});

function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new BenchError(`--${name} ${value} is no number of things.`);
  return number;
}

function bar(name: string, measured: number, limit: number): Bar {
  return { name, measured: round(measured, 1), bar: `< ${limit}`, isMet: measured < limit };
}

async function measure(name: string, articles: number, pages: number): Promise<Measurement> {
  const contentDir = await mkdtemp(join(tmpdir(), "waku-growth-"));
  try {
    await cp(resolve(import.meta.dirname, "../content"), contentDir, { recursive: true });
    await generateArticles(contentDir, articles);
    return await measureContent(name, contentDir, pages);
  } finally {
    await rm(contentDir, { recursive: true, force: true });
  }
}

async function measureContent(content: string, contentDir: string, pages: number): Promise<Measurement> {
  const site = await startSite({ PORT: String(basePort()), CONTENT_DIR: contentDir });
  try {
    const startCpuMs = await cpuTimeOf(site.pid);
    const started = await memoryOf(site.pid);
    await site.isWarm();
    const warm = await memoryOf(site.pid);
    const times = await renderPages(site.url, pages);
    const rendered = await memoryOf(site.pid);
    return {
      content,
      startMs: site.startMs,
      startCpuMs,
      rssStart: started.rss,
      peakStart: started.peak,
      rssWarm: warm.rss,
      rssRendered: rendered.rss,
      peak: rendered.peak,
      renderMedian: median(times),
      renderP95: quantile(times, 0.95),
    };
  } finally {
    await site.stop();
  }
}

/** Asks once for each page, one after the other over one connection: none of them is cached. Times in ms. */
async function renderPages(origin: string, pages: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (let page = 0; page < pages; page++) {
      const locale = page % 2 === 0 ? "de" : "en";
      times.push(await timedGet(`${origin}/${locale}/magazine/${articleId(Math.floor(page / 2))}`, agent));
    }
  } finally {
    agent.destroy();
  }
  return times;
}

function timedGet(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { "accept-encoding": "br" }, timeout: 30_000 }, (response) => {
      response.on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new BenchError(`${url} answered ${response.statusCode}.`));
      });
      response.on("error", reject).resume();
    });
    request.on("timeout", () => request.destroy(new BenchError(`${url} did not answer within 30 s.`)));
    request.on("error", reject);
  });
}

function toRow(m: Measurement) {
  return {
    content: m.content,
    "start s": round(m.startMs / 1000, 2),
    "CPU s": round(m.startCpuMs / 1000, 2),
    "RSS start MB": round(m.rssStart),
    "peak start MB": round(m.peakStart),
    "RSS warm MB": round(m.rssWarm),
    "RSS pages MB": round(m.rssRendered),
    "peak MB": round(m.peak),
    "render ms p50": round(m.renderMedian, 1),
    p95: round(m.renderP95, 1),
  };
}
