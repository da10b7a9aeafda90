import type { Browser, Page } from "@playwright/test";
import { BenchError } from "../run.ts";

/** A span of time by a page's own clock, in ms. */
export type Span = { start: number; duration: number };

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** By this mark the clock of a page is found in a trace. */
const clockMark = "bench-clock";

/** Begins to note what the thread of a page does. */
export async function startNoting(browser: Browser, page: Page): Promise<void> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
}

/**
 * Ends it. @returns for each span the ms that the page's thread worked in it: what was waited for a processor that had
 * other work does not count
 */
export async function workWithin(browser: Browser, page: Page, spans: Span[]): Promise<number[]> {
  const markedAt = await page.evaluate((name) => performance.mark(name).startTime, clockMark);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === clockMark);
  if (!mark) throw new BenchError("The browser's trace lacks the mark of the page.");
  const tasks = outermost(
    traceEvents.filter(({ ph, pid, tid }) => ph === "X" && pid === mark.pid && tid === mark.tid),
  ).map(({ ts, dur = 0, tdur = 0 }) => ({
    start: (ts - mark.ts) / 1_000 + markedAt,
    ms: dur / 1_000,
    work: tdur / 1_000,
  }));
  return spans.map(({ start, duration }) =>
    tasks.reduce((sum, task) => {
      const shared = Math.min(start + duration, task.start + task.ms) - Math.max(start, task.start);
      return shared > 0 ? sum + (task.work * shared) / task.ms : sum;
    }, 0),
  );
}

/** Events of one thread that stand in no other one. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
