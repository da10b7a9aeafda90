import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { FileJob } from "../documents/make-file";
import { FileWorker } from "./file-worker";

let folder: string;
let logged: string[];
let worker: FileWorker;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "file-worker-"));
  // What the title says happens in the thread.
  const script = `
    let made = 0;
    export async function makeFile({ props: { title } }) {
      if (title === "fail") throw new Error("a fault in the drawing");
      if (title === "exit") process.exit(7);
      if (title === "throw later") setTimeout(() => { throw new Error("out of nowhere"); });
      if (title === "endless") for (;;);
      if (title === "memory") for (const all = []; ; ) all.push(new Array(1e6).fill(all.length));
      if (title !== "ok") await new Promise(() => {});
      return new Uint8Array([++made]);
    }`;
  writeFileSync(join(folder, "make-file.mjs"), script);
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(timeLimitMs = 60_000) {
  logged = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  worker = new FileWorker({ module: pathToFileURL(join(folder, "make-file.mjs")).href, log, timeLimitMs });
}
afterEach(() => worker.close());

const make = (title: string) =>
  worker.make({ kind: "share-picture", props: { title, label: "", drawing: "amr", sender: "" } } as FileJob);

it("makes files in one thread after the other, and a fault in one ends nothing", async () => {
  start();
  expect([...(await make("ok"))]).toEqual([1]);
  await expect(make("fail")).rejects.toThrow("a fault in the drawing");
  expect([...(await make("ok"))]).toEqual([2]);
});

it.each([
  ["exit", /ended with code 7/],
  ["throw later", /out of nowhere/],
  ["memory", /memory/i],
])("a thread that ends by itself (%s) fails its file alone, and is replaced", async (title, message) => {
  start();
  await make("ok");
  await expect(make(title)).rejects.toThrow(message);
  expect([...(await make("ok"))]).toEqual([1]);
  if (title !== "exit") expect(logged.join("")).toContain("the thread that makes files failed");
});

it.each(["endless", "never"])("a file that takes too long (%s) is given up", async (title) => {
  start(1000);
  await expect(make(title)).rejects.toThrow("not made within 1 s");
  worker.close();
  start();
  expect([...(await make("ok"))]).toEqual([1]);
});

it("says what is wrong with its module", async () => {
  logged = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  worker = new FileWorker({ module: pathToFileURL(join(folder, "missing.mjs")).href, log, timeLimitMs: 60_000 });
  await expect(make("ok")).rejects.toThrow("missing.mjs");
  expect(logged.join("")).toContain("missing.mjs");
});
