import { join } from "node:path";
import { parseArgs } from "node:util";
import { openFilesSource } from "@waku/content";
import { type SearchDocument, SearchIndex, type SynonymGroup } from "@waku/search";
import { synonymsOf } from "../apps/web/app/search/synonyms.ts";
import { questions } from "../apps/web/server/search/testing/questions.ts";
import { type Bar, printBars, printTable, type Row, round, writeResult } from "./report.ts";
import { BenchError, run } from "./run.ts";
import { manyDocuments } from "./search/many-documents.ts";

/**
 * `npm run bench:search [-- --documents 1000,20000 --rounds 20]`: what the questions of the quality table cost beside the
 * library's own look-up of their words on the same index, what the index takes to build and to keep.
 */
const { values: flags } = parseArgs({
  options: {
    documents: { type: "string", default: "1000,20000" },
    rounds: { type: "string", default: "20" },
  },
});

/** A query may cost so many bare look-ups. */
const lookUpsBar = 2;
/** Shown on one page of results. */
const shown = 10;

const hostile = [
  "Roboter ".repeat(12).trim(),
  "Wartung Störung Alarm Lager Hersteller Preis Batterie Fehlersuche Bericht Produktion Termin Kunde",
  "xqzkw lmnopq rstuvw yxcvbn asdfgh qwertz poiuzt",
  "Roboter Fahrzeug Lager Anlage Schicht Technik Daten Software Hersteller Maschine Betrieb Zeit",
  "Mitarbeter Robter Wartng Störng Lagr Herstller",
  "ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv-wx-yz",
];

await run(async () => {
  const rounds = Number(flags.rounds);
  const counts = flags.documents.split(",").map(Number);
  if (![rounds, ...counts].every((number) => Number.isInteger(number) && number > 0))
    throw new BenchError("--documents and --rounds must be whole numbers from 1.");
  const content = await openFilesSource({ folder: join(import.meta.dirname, "../content") });
  const { terms } = await content.globals();
  const synonyms = synonymsOf(terms, "de");
  const rows: Row[] = [];
  const bars: Bar[] = [];
  for (const count of counts) {
    const documents = await manyDocuments(content, "de", count);
    const { index, buildMs, mb } = build(documents, synonyms);
    const asked = questions.de.map(({ ask }) => ask);
    const right = measure(
      index,
      asked.filter((text) => !isMisspelled(index, text)),
      rounds,
    );
    const wrong = measure(
      index,
      asked.filter((text) => isMisspelled(index, text)),
      rounds,
      0.2,
    );
    const costliest = (texts: string[]) => Math.max(...texts.map((text) => measure(index, [text], rounds).queryMs));
    const [ordinary, worst] = [costliest(asked), costliest(hostile)];
    rows.push({
      documents: count,
      "build s": round(buildMs / 1000, 1),
      "index MB": round(mb),
      "query ms": round(right.queryMs, 2),
      "bare ms": round(right.bareMs, 2),
      "×": round(right.queryMs / right.bareMs, 2),
      "misspelled ms": round(wrong.queryMs, 2),
      "bare fuzzy ms": round(wrong.bareMs, 2),
      "costliest ms": round(ordinary, 2),
      "hostile ms": round(worst, 2),
    });
    const times = round(right.queryMs / right.bareMs, 2);
    bars.push({
      name: `look-ups a query costs at ${count} documents`,
      measured: times,
      bar: `at most ${lookUpsBar}`,
      isMet: times <= lookUpsBar,
    });
    bars.push({
      name: `a hostile query beside the costliest question at ${count} documents`,
      measured: round(worst / ordinary, 2),
      bar: "at most 1",
      isMet: worst <= ordinary,
    });
  }
  content.close();
  printTable("Questions of the quality table, German, with ten results and their excerpts", rows);
  printBars(bars);
  await writeResult("search", { rounds, rows, bars });
});

function build(documents: SearchDocument[], synonyms: SynonymGroup[]) {
  const before = usedMb();
  const started = process.threadCpuUsage().user;
  const index = new SearchIndex<SearchDocument>({ language: "de", synonyms, quiet: ["WAKU"] });
  for (const document of documents) index.learn(document);
  for (const document of documents) index.put(document);
  const buildMs = (process.threadCpuUsage().user - started) / 1000;
  return { index, buildMs, mb: usedMb() - before };
}

function isMisspelled(index: SearchIndex<SearchDocument>, text: string): boolean {
  return index.find(text).spelling !== undefined;
}

/**
 * Milliseconds of the processor that each text takes on average. Turns about, so that both meet the same machine.
 * @param fuzzy how forgiving the library is asked
 */
function measure(index: SearchIndex<SearchDocument>, texts: string[], rounds: number, fuzzy = 0) {
  const times = { bare: 0, query: 0 };
  for (let round = 0; round < rounds; round++) {
    times.bare += processorMs(() => texts.map((text) => index.bareLookUp(text, { fuzzy })));
    times.query += processorMs(() => texts.map((text) => ask(index, text)));
  }
  const each = rounds * texts.length;
  return { bareMs: times.bare / each, queryMs: times.query / each };
}

/** A page of results with everything that is shown of them. */
function ask(index: SearchIndex<SearchDocument>, text: string): void {
  for (const hit of index.find(text).hits.slice(0, shown)) {
    index.title(hit);
    index.excerpt(hit);
  }
}

/** Processor time: other work on the machine does not count. */
function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage();
  return (user + system - before.user - before.system) / 1000;
}

/** Memory in use after what is not needed any more is gone, where Node was told to allow it (--expose-gc). */
function usedMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024 + process.memoryUsage().arrayBuffers / 1024 / 1024;
}
