import { chromiumFlags } from "@waku/testing";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { BenchError, chromiumPath } from "../run.ts";

/** What Lighthouse says of one page: times in ms, sizes in KB as transferred, scores from 0 to 100. */
export type Audit = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  documentKb: number;
  totalKb: number;
  scriptKb: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Audits that cost a score something. */
  failed: string[];
};

/** Starts a headless Chromium; the caller ends it. */
export async function launchChromium(): Promise<LaunchedChrome> {
  return launch({ chromePath: chromiumPath(), chromeFlags: ["--headless=new", ...chromiumFlags], handleSIGINT: false });
}

/** Runs Lighthouse once: mobile emulation and simulated slow 4G, as it comes. */
export async function audit(url: string, port: number): Promise<Audit> {
  const look = async () =>
    (await lighthouse(url, { port, output: "json", logLevel: "error", maxWaitForLoad: 45_000 }))?.lhr;
  // A lost trace is the browser's fault, now and then, and no reason to lose half an hour of measuring.
  const first = await look();
  const result = first?.runtimeError ? await look() : first;
  if (!result) throw new BenchError(`Lighthouse gave no result for ${url}.`);
  if (result.runtimeError) throw new BenchError(`Lighthouse failed at ${url}: ${result.runtimeError.message}`);
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((result.categories[id]?.score ?? Number.NaN) * 100);
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    ...transfer(result),
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    failed: failedAudits(result),
  };
}

type NetworkRequest = { resourceType?: string; transferSize?: number };

function transfer(result: Result): Pick<Audit, "documentKb" | "totalKb" | "scriptKb"> {
  const details = result.audits["network-requests"]?.details;
  if (details?.type !== "table") throw new BenchError("Lighthouse lists no network requests.");
  const requests = details.items as NetworkRequest[];
  const kilobytes = (some: NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  const ofType = (type: string) => kilobytes(requests.filter(({ resourceType }) => resourceType === type));
  return { documentKb: ofType("Document"), totalKb: kilobytes(requests), scriptKb: ofType("Script") };
}

function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
}
