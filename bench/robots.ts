import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { readManufacturers, readRobots } from "@waku/content";
import type { Robot, RobotData } from "@waku/content/schema";
import { emptyFilter, type RobotFilter } from "../apps/web/app/robots/model/filter.ts";
import { findRobots } from "../apps/web/app/robots/model/find-robots.ts";
import { listData, readListData } from "../apps/web/app/robots/model/list-data.ts";
import { type Bar, median, printBars, printTable, quantile, round, writeResult } from "./report.ts";
import { fetchPages } from "./robots/fetch-pages.ts";
import { withFinder } from "./robots/finder-site.ts";
import { manyRobots } from "./robots/many-robots.ts";
import { useFinder } from "./robots/use-finder.ts";
import { BenchError, run } from "./run.ts";

/**
 * `npm run bench:robots [-- --robots 10000 --rounds 300 --slowdown 4]`: what a filter of the robot finder costs, by
 * itself and as a page of the server, and how soon its page answers in a slow browser.
 */
const { values: flags } = parseArgs({
  options: {
    robots: { type: "string", default: "10000" },
    rounds: { type: "string", default: "300" },
    slowdown: { type: "string", default: "4" },
  },
});

const shared = join(import.meta.dirname, "../content/shared");
/** A filter may cost so many bare scans beside an unfiltered page. */
const scansBar = 3;
const payloadBarKb = 60;
const longestBarMs = 100;
/** A page takes fifty times as long as a filter. */
const pageRounds = 30;

/** What is asked, also as the address asks it, and the same question put to each row in turn. */
const questions: {
  name: string;
  filter: Partial<RobotFilter>;
  query: string;
  fits: (robot: Robot, country: string) => boolean;
}[] = [
  {
    name: "type",
    filter: { type: ["amr", "agv"] },
    query: "type=amr&type=agv",
    fits: ({ type }) => type === "amr" || type === "agv",
  },
  { name: "country", filter: { country: ["DE"] }, query: "country=DE", fits: (_, country) => country === "DE" },
  {
    name: "range",
    filter: { ranges: { payloadKg: { min: 50, max: 80 } } },
    query: "payload-min=50&payload-max=80",
    fits: ({ payloadKg }) => payloadKg !== undefined && payloadKg >= 50 && payloadKg <= 80,
  },
  {
    name: "everything, sorted",
    filter: {
      type: ["amr", "agv", "cobot"],
      country: ["DE", "US", "CN"],
      navigation: ["lidar", "camera"],
      ranges: { payloadKg: { min: 20 } },
      known: ["weightKg"],
      sort: "payload",
    },
    query: [
      "type=amr&type=agv&type=cobot&country=DE&country=US&country=CN&navigation=lidar&navigation=camera",
      "payload-min=20&known=weight&sort=payload",
    ].join("&"),
    fits: ({ type, payloadKg, weightKg, navigation }, country) =>
      ["amr", "agv", "cobot"].includes(type) &&
      ["DE", "US", "CN"].includes(country) &&
      navigation.some((kind) => kind === "lidar" || kind === "camera") &&
      payloadKg !== undefined &&
      payloadKg >= 20 &&
      weightKg !== undefined,
  },
];
const texts = ["karomi", "karomy", "tenvol robotcs"];

await run(async () => {
  const [count, rounds] = [Number(flags.robots), Number(flags.rounds)];
  if (![count, rounds].every((number) => Number.isInteger(number) && number > 0))
    throw new BenchError("--robots and --rounds must be whole numbers from 1.");
  const data = manyRobots(count);
  const before = performance.now();
  findRobots(data, emptyFilter);
  const firstMs = performance.now() - before;
  const countries = new Map(data.manufacturers.map(({ id, country }) => [id, country]));
  const scan = (fits: (robot: Robot, country: string) => boolean) =>
    data.robots.filter((robot) => robot.status === "available" && fits(robot, countries.get(robot.manufacturer) ?? ""))
      .length;

  const measured = questions.map(({ name, filter, fits }) => {
    const asked = { ...emptyFilter, ...filter };
    if (scan(fits) !== findRobots(data, asked).total) throw new BenchError(`“${name}” finds something else by a scan.`);
    // Turns about, so that all three meet the same machine.
    const times = { scan: [] as number[], page: [] as number[], filter: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.scan.push(timeOf(() => scan(fits)));
      times.page.push(timeOf(() => findRobots(data, emptyFilter)));
      times.filter.push(timeOf(() => findRobots(data, asked)));
    }
    const [scanMs, pageMs, filterMs] = [median(times.scan), median(times.page), median(times.filter)];
    return { name, scanMs, pageMs, filterMs, share: filterMs / (scansBar * scanMs + pageMs) };
  });
  const textMs = texts.map((text) => {
    findRobots(data, { ...emptyFilter, text });
    const times = Array.from({ length: 30 }, () => timeOf(() => findRobots(data, { ...emptyFilter, text })));
    return { text, ms: round(median(times), 2) };
  });
  printTable(
    `Filters of ${count} robots, milliseconds`,
    measured.map(({ name, scanMs, pageMs, filterMs, share }) => ({
      filter: name,
      "bare scan": round(scanMs, 3),
      "no filter": round(pageMs, 3),
      "with filter": round(filterMs, 3),
      "of what it may cost": `${round(share * 100)}%`,
    })),
  );
  printTable("Texts, once their index is made", textMs);
  const { pages, delays } = await withFinder(data, async (finder) => ({
    pages: await fetchPages(finder, questions, pageRounds),
    delays: await useFinder(finder, Number(flags.slowdown)),
  }));
  const served = pages.map((page, place) => {
    const scanMs = measured[place]?.scanMs ?? 0;
    return { ...page, share: page.pageMs / (scansBar * scanMs + page.unfilteredMs) };
  });
  printTable(
    "Pages of the server, milliseconds over HTTP",
    served.map(({ name, pageMs, unfilteredMs, share }) => ({
      filter: name,
      "no filter": round(unfilteredMs, 1),
      "with filter": round(pageMs, 1),
      "of what it may cost": `${round(share * 100)}%`,
    })),
  );
  const events = [...delays.interactions, ...delays.drags];
  // As browsers count INP: of fifty interactions and more, one in fifty is left out.
  const inp = quantile(events, events.length < 50 ? 1 : 0.98);
  const longest = quantile(events, 1);
  const longestWork = quantile(delays.work, 1);
  printTable(`Event to next frame in ms, processor ${flags.slowdown} × slower`, [
    { events: events.length, median: median(events), INP: inp, longest, "longest work": longestWork },
  ]);
  const real = payloadKb(contentData());
  const bars: Bar[] = [
    ...measured.map(({ name, share }) => ({
      name: `filter: ${name}`,
      measured: round(share, 2),
      bar: `≤ 1 × (${scansBar} scans + an unfiltered page)`,
      isMet: share <= 1,
    })),
    ...served.map(({ name, share }) => ({
      name: `page: ${name}`,
      measured: round(share, 2),
      bar: `≤ 1 × (${scansBar} scans + an unfiltered page)`,
      isMet: share <= 1,
    })),
    {
      name: "longest work of the page in an interaction, ms",
      measured: longestWork,
      bar: `≤ ${longestBarMs}`,
      isMet: longestWork <= longestBarMs,
    },
    { name: "longest interaction, ms", measured: longest, bar: `≤ ${longestBarMs}`, isMet: longest <= longestBarMs },
    { name: "data of the list, KB with Brotli", measured: real, bar: `≤ ${payloadBarKb}`, isMet: real <= payloadBarKb },
  ];
  printBars(bars);
  console.log(`\nIndex made in ${round(firstMs, 1)} ms; the data of ${count} robots would be ${payloadKb(data)} KB.`);
  await writeResult("robots", { count, rounds, measured, textMs, served, delays, payloadKb: real, bars });
});

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function contentData(): RobotData {
  const text = (name: string) => readFileSync(join(shared, name), "utf8");
  return {
    robots: readRobots(text("robots.csv")).rows.map(({ value }) => value),
    manufacturers: readManufacturers(text("manufacturers.csv")).rows.map(({ value }) => value),
  };
}

function payloadKb(data: RobotData): number {
  const text = JSON.stringify(listData(data));
  if (readListData(JSON.parse(text))?.robots.length !== data.robots.length)
    throw new BenchError("The list's data does not come back whole.");
  return round(brotliCompressSync(text).length / 1_000, 1);
}
