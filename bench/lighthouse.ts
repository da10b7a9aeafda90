import { parseArgs } from "node:util";
import { startBarePages } from "./bare-page.ts";
import { type Audit, audit, launchChromium } from "./lighthouse/audit.ts";
import { bareTwin } from "./lighthouse/bare-twin.ts";
import { isReadingPage, type SamplePage, samplePages } from "./lighthouse/sample-pages.ts";
import { type Bar, median, printBars, printTable, round, writeResult } from "./report.ts";
import { BenchError, basePort, run } from "./run.ts";
import { startSite } from "./site.ts";

/**
 * `npm run bench:lighthouse [-- --quick] [--only TEXT] [--runs 3]`: every family of pages in both languages, each next to
 * its bare twin: the page's own words as plain HTML.
 */
const { values: flags } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    runs: { type: "string" },
  },
});

const bars = { fcpRatio: 1.35, lcpRatio: 1.25, readingLcpRatio: 1.15, tbtMs: 50, cls: 0, score: 100, totalKb: 60 };

type Result = Audit & {
  page: string;
  isReading: boolean;
  twin: Pick<Audit, "fcp" | "lcp" | "documentKb">;
  fcpRatio: number;
  lcpRatio: number;
  short: string[];
};

await run(async () => {
  const runs = Number(flags.runs ?? (flags.quick ? 1 : 3));
  if (!Number.isInteger(runs) || runs < 1) throw new BenchError(`--runs ${flags.runs} is no number of runs.`);
  const site = await startSite({ PORT: String(basePort()) });
  try {
    await site.isWarm();
    const pages = chosen(await samplePages(site.url));
    const twins = await startBarePages(
      await Promise.all(pages.map(({ path }) => twinOf(site.url + path))),
      basePort() + 1,
    );
    const chromium = await launchChromium();
    try {
      const measure = async (url: string) => {
        const audits: Audit[] = [];
        for (let count = 0; count < runs; count++) audits.push(await audit(url, chromium.port));
        return medians(audits);
      };
      const results: Result[] = [];
      for (const [index, page] of pages.entries()) {
        const { name, path } = page;
        const twin = await measure(twins.urls[index] ?? "");
        const result = compare(page, await measure(site.url + path), twin);
        console.error(`${results.length + 1}/${pages.length} ${name}${result.short.length ? `: ${result.short}` : ""}`);
        results.push(result);
      }
      await report(results, runs);
    } finally {
      chromium.kill();
      twins.close();
    }
  } finally {
    await site.stop();
  }
});

function chosen(pages: SamplePage[]): SamplePage[] {
  const { quick, only } = flags;
  const some = quick ? pages.filter(({ name }) => name === "start de" || name === "article en") : pages;
  const named = some.filter(({ name }) => !only || name.includes(only));
  if (named.length === 0) throw new BenchError(`No sampled page has “${only}” in its name.`);
  return named;
}

function medians(audits: Audit[]): Audit {
  const of = (value: (audit: Audit) => number) => median(audits.map(value));
  return {
    fcp: of((audit) => audit.fcp),
    lcp: of((audit) => audit.lcp),
    tbt: of((audit) => audit.tbt),
    cls: of((audit) => audit.cls),
    documentKb: of((audit) => audit.documentKb),
    totalKb: of((audit) => audit.totalKb),
    scriptKb: of((audit) => audit.scriptKb),
    performance: of((audit) => audit.performance),
    accessibility: of((audit) => audit.accessibility),
    bestPractices: of((audit) => audit.bestPractices),
    seo: of((audit) => audit.seo),
    failed: [...new Set(audits.flatMap((audit) => audit.failed))],
  };
}

async function twinOf(url: string): Promise<string> {
  return bareTwin(await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text());
}

function compare({ name, path }: SamplePage, audit: Audit, { fcp, lcp, documentKb }: Audit): Result {
  const isReading = isReadingPage(path);
  const fcpRatio = round(audit.fcp / fcp, 2);
  const lcpRatio = round(audit.lcp / lcp, 2);
  const isShort: Record<string, boolean> = {
    FCP: fcpRatio > bars.fcpRatio,
    LCP: lcpRatio > (isReading ? bars.readingLcpRatio : bars.lcpRatio),
    TBT: audit.tbt > bars.tbtMs,
    CLS: round(audit.cls, 3) > bars.cls,
    KB: audit.totalKb > bars.totalKb,
    performance: audit.performance < bars.score,
    accessibility: audit.accessibility < bars.score,
    "best practices": audit.bestPractices < bars.score,
    SEO: audit.seo < bars.score,
  };
  const short = Object.keys(isShort).filter((name) => isShort[name]);
  return { page: name, isReading, ...audit, twin: { fcp, lcp, documentKb }, fcpRatio, lcpRatio, short };
}

async function report(results: Result[], runs: number): Promise<void> {
  const rows = results.map((result) => ({
    page: result.page,
    "FCP ms": round(result.fcp),
    "×": result.fcpRatio,
    "LCP ms": round(result.lcp),
    "× ": result.lcpRatio,
    "TBT ms": round(result.tbt),
    CLS: round(result.cls, 3),
    document: round(result.documentKb),
    "of the twin": round(result.twin.documentKb),
    KB: round(result.totalKb),
    "of it JS": round(result.scriptKb),
    perf: result.performance,
    a11y: result.accessibility,
    best: result.bestPractices,
    SEO: result.seo,
    short: result.short.join(", "),
  }));
  printTable(`Lighthouse, mobile, simulated slow 4G, medians of ${runs}`, rows);
  const worst = (value: (result: Result) => number, some = results) => Math.max(0, ...some.map(value));
  const lowest = (value: (result: Result) => number) => Math.min(...results.map(value));
  const atMost = (name: string, measured: number, bar: number): Bar => ({
    name: `${name}, worst page`,
    measured: round(measured, 2),
    bar: `≤ ${bar}`,
    isMet: round(measured, 3) <= bar,
  });
  const score = (name: string, measured: number): Bar => ({
    name: `${name} score, worst page`,
    measured,
    bar: "100",
    isMet: measured === bars.score,
  });
  const measuredBars = [
    atMost(
      "FCP / twin",
      worst((result) => result.fcpRatio),
      bars.fcpRatio,
    ),
    atMost(
      "LCP / twin",
      worst((result) => result.lcpRatio),
      bars.lcpRatio,
    ),
    atMost(
      "LCP / twin, pages to read",
      worst(
        (result) => result.lcpRatio,
        results.filter(({ isReading }) => isReading),
      ),
      bars.readingLcpRatio,
    ),
    atMost(
      "TBT ms",
      worst((result) => result.tbt),
      bars.tbtMs,
    ),
    atMost(
      "CLS",
      worst((result) => result.cls),
      bars.cls,
    ),
    atMost(
      "KB",
      worst((result) => result.totalKb),
      bars.totalKb,
    ),
    score(
      "performance",
      lowest((result) => result.performance),
    ),
    score(
      "accessibility",
      lowest((result) => result.accessibility),
    ),
    score(
      "best practices",
      lowest((result) => result.bestPractices),
    ),
    score(
      "SEO",
      lowest((result) => result.seo),
    ),
  ];
  printBars(measuredBars);
  const failed = new Set(results.flatMap((result) => result.failed));
  if (failed.size > 0) console.log(`\nAudits below 1 that count towards a score: ${[...failed].sort().join(", ")}`);
  await writeResult("lighthouse", { runs, pages: results, bars: measuredBars });
}
