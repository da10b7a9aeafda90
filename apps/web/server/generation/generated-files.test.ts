import { expect, it, vi } from "vitest";
import type { FileJob, MadeFile } from "../documents/make-file";
import { Refusal } from "../rules/refusal";
import { GeneratedFiles } from "./generated-files";

/** A picture that is told from others by its title. */
function picture(title: string): FileJob {
  return { kind: "share-picture", props: { title, label: "", drawing: "amr", sender: "" } };
}

const titleOf = (job: FileJob) => (job.kind === "share-picture" ? job.props.title : "");

/** Files that are made when the test says so, in the order in which that began. */
function held({ maxBytes = 1000, fileBytes = 10 } = {}) {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  const files = new GeneratedFiles({
    maxBytes,
    make: (job) =>
      new Promise<MadeFile>((done) => {
        started.push(titleOf(job));
        waiting.push(() => done(new Uint8Array(fileBytes)));
      }),
  });
  const get = (title: string, address = "192.0.2.1", isKept = true) => files.get(picture(title), { address, isKept });
  /** Lets everything be made, one after the other. */
  const makeAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next();
      await new Promise(setImmediate);
    }
  };
  return { get, started, makeAll };
}

it("makes one at a time, each once however many ask, and keeps it", async () => {
  const { get, started, makeAll } = held();
  const asked = ["a", "b", "a", "a", "b"].map((title) => get(title));
  expect(started).toEqual(["a"]);
  await makeAll();
  const [a, b, ...again] = await Promise.all(asked);
  expect(again).toEqual([a, a, b]);
  expect(await get("a")).toBe(a);
  expect(started).toEqual(["a", "b"]);
});

it("takes addresses by turns", async () => {
  const { get, started, makeAll } = held();
  const asked = ["a1", "a2", "a3", "a4"].map((title) => get(title, "192.0.2.1"));
  asked.push(get("b1", "198.51.100.1"), get("c1", "203.0.113.1"), get("b2", "198.51.100.1"));
  await makeAll();
  await Promise.all(asked);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("refuses one address beyond its share, and all when full; joining what is under way is free", async () => {
  const { get, makeAll } = held();
  const asked: Promise<MadeFile>[] = [];
  const refusals: number[] = [];
  for (let network = 0; network < 8; network++)
    for (let count = 0; count < 10; count++)
      asked.push(
        get(`${network} ${count}`, `192.0.${network}.1`).catch((error: Refusal) => {
          expect(error).toBeInstanceOf(Refusal);
          refusals.push(error.status);
          return new Uint8Array();
        }),
      );
  asked.push(get("0 0", "198.51.100.1"));
  await new Promise(setImmediate);
  expect(refusals.filter((status) => status === 429).length).toBeGreaterThan(5);
  expect(refusals.filter((status) => status === 503).length).toBeGreaterThan(5);
  await makeAll();
  await Promise.all(asked);
  await expect(Promise.race([get("later"), makeAll().then(() => get("later"))])).resolves.toHaveLength(10);
});

it("tells whoever has waited too long, also behind a file that never ends, and makes nothing for them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { get, started, makeAll } = held();
  const [first, late] = ["a", "b"].map((title) => get(title).catch((error: Refusal) => error.status));
  vi.advanceTimersByTime(31_000);
  expect(await late).toBe(503);
  const next = get("c");
  await makeAll();
  expect(await Promise.all([first, next])).toEqual([new Uint8Array(10), new Uint8Array(10)]);
  expect(started).toEqual(["a", "c"]);
  vi.useRealTimers();
});

it("keeps as many bytes as it may, those asked for last", async () => {
  const { get, started, makeAll } = held({ maxBytes: 25, fileBytes: 10 });
  for (const title of ["a", "b", "a", "c", "a", "b"]) {
    const file = get(title);
    await makeAll();
    await file;
  }
  expect(started).toEqual(["a", "b", "c", "b"]);
});

it("keeps nothing that holds what a visitor entered", async () => {
  const { get, started, makeAll } = held();
  for (let round = 0; round < 2; round++) {
    const file = get("mine", "192.0.2.1", false);
    await makeAll();
    await file;
  }
  expect(started).toEqual(["mine", "mine"]);
});

it("goes on after a failure, which is not kept", async () => {
  let failures = 1;
  const files = new GeneratedFiles({
    maxBytes: 100,
    make: async () => {
      if (failures-- > 0) throw new Error("no");
      return new Uint8Array(1);
    },
  });
  const get = () => files.get(picture("a"), { address: "192.0.2.1", isKept: true });
  await expect(get()).rejects.toThrow("no");
  expect(await get()).toHaveLength(1);
});
