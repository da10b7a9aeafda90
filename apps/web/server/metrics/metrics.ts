import type { RequestListener } from "node:http";
import type { Outbox } from "@waku/leads/outbox";
import { freeBytes } from "@waku/server/disk";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MirrorState } from "../content/content-mirror.ts";
import type { PageCacheCounts } from "../page-cache.ts";
import { routeGroup } from "./route-group.ts";

export type Metrics = {
  registry: Registry;
  /** Counts and times what a handler answers. */
  observed: (handler: RequestListener) => RequestListener;
};

type Sources = {
  outbox: Outbox;
  dataDir: string;
  pageCache: () => PageCacheCounts;
  /** Present where a content backend is configured. */
  mirror?: { readonly state: MirrorState };
};

/**
 * What operators watch, for Prometheus: requests, deliveries, disk, page cache, content and the process itself (memory, event
 * loop). Labels are names of ours only, nothing of a visitor.
 */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureOutbox(registry, sources.outbox);
  measureDisk(registry, sources.dataDir);
  measurePageCache(registry, sources.pageCache);
  if (sources.mirror) measureMirror(registry, sources.mirror);
  return { registry, observed: measureRequests(registry) };
}

function measureRequests(registry: Registry): Metrics["observed"] {
  const durations = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer, by kind of address and status",
    labelNames: ["group", "status"],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return (handler) => (request, response) => {
    const start = performance.now();
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : "none";
      const group = routeGroup(request.method ?? "", request.url ?? "");
      durations.observe({ group, status }, (performance.now() - start) / 1000);
    });
    handler(request, response);
  };
}

function measureOutbox(registry: Registry, outbox: Outbox): void {
  const outcomes = new Counter({
    name: "site_outbox_attempts_total",
    help: "Attempts to deliver a lead since the start, by receiver and outcome",
    labelNames: ["sink", "outcome"],
    registers: [registry],
  });
  outbox.onOutcome = (sink, outcome) => outcomes.inc({ sink, outcome });
  new Gauge({
    name: "site_outbox_deliveries",
    help: "Deliveries that have not arrived, by receiver and state (pending, dead)",
    labelNames: ["sink", "state"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { sink, state, total } of outbox.undelivered()) this.set({ sink, state }, total);
    },
  });
  new Gauge({
    name: "site_outbox_oldest_pending_seconds",
    help: "Age of the oldest pending delivery; 0 when none waits",
    registers: [registry],
    collect() {
      this.set(outbox.oldestPendingMs() / 1000);
    },
  });
}

function measureDisk(registry: Registry, folder: string): void {
  new Gauge({
    name: "site_disk_free_bytes",
    help: "Free space where leads are kept",
    registers: [registry],
    async collect() {
      this.set(await freeBytes(folder));
    },
  });
}

function measurePageCache(registry: Registry, pageCache: () => PageCacheCounts): void {
  const registers = [registry];
  const counter = (name: string, help: string, value: (counts: PageCacheCounts) => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value(pageCache()));
      },
    });
  const gauge = (name: string, help: string, value: (counts: PageCacheCounts) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(pageCache()));
      },
    });
  counter("site_page_cache_hits_total", "Requests answered from the page cache", ({ hits }) => hits);
  counter("site_page_cache_stored_total", "Pages rendered into the cache", ({ stored }) => stored);
  gauge("site_page_cache_pages", "Pages in the cache", ({ pages }) => pages);
  gauge("site_page_cache_bytes", "Memory of pages in the cache", ({ bytes }) => bytes);
}

function measureMirror(registry: Registry, mirror: { readonly state: MirrorState }): void {
  const gauge = (name: string, help: string, value: (state: MirrorState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value(mirror.state));
      },
    });
  const secondsSince = (time: number) => Math.max(0, Date.now() - time) / 1000;
  gauge("site_content_answer_age_seconds", "Time since the content backend last answered as agreed", (state) =>
    secondsSince(state.answeredAt),
  );
  gauge("site_content_change_age_seconds", "Time since the content shown last changed, or the start", (state) =>
    secondsSince(state.changedAt),
  );
  gauge(
    "site_content_problems",
    "Problems of the newest content, for which it is not shown",
    ({ problems }) => problems,
  );
}
