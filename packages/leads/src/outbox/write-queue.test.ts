import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WriteQueue } from "./write-queue.ts";

let time: number;
/** What a commit takes of the disk, in ms. */
let commitMs: number;
let commits: number;
let queue: WriteQueue;

/** A database on a disk whose speed the test decides. */
class SlowDatabase extends DatabaseSync {
  override exec(sql: string): void {
    super.exec(sql);
    if (sql !== "COMMIT") return;
    time += commitMs;
    commits++;
  }
}

beforeEach(() => {
  time = 1000;
  commitMs = 2;
  commits = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
  vi.spyOn(performance, "now").mockImplementation(() => time);
  queue = new WriteQueue(new SlowDatabase(":memory:"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(ms: number): void {
  time += ms;
  vi.advanceTimersByTime(ms);
}

test("writes that come alone are committed at once, one after the other", async () => {
  for (let write = 1; write <= 3; write++) {
    const done = queue.run(() => write);
    pass(0);
    expect(await done).toBe(write);
    expect(commits).toBe(write);
  }
});

test("after a crowd the next commit waits four times as long as the last one took, and takes all that came", async () => {
  await crowd(2);
  const writes = [queue.run(() => 1)];
  pass(5);
  writes.push(
    queue.run(() => 2),
    queue.run(() => 3),
  );
  pass(2);
  expect(commits).toBe(1);
  pass(1);
  expect(await Promise.all(writes)).toEqual([1, 2, 3]);
  expect(commits).toBe(2);
});

test("on a slow disk nobody waits longer than 25 ms for others", async () => {
  commitMs = 300;
  await crowd(2);
  const write = queue.run(() => 1);
  pass(24);
  expect(commits).toBe(1);
  pass(1);
  expect(await write).toBe(1);
});

async function crowd(size: number): Promise<void> {
  const writes = Array.from({ length: size }, () => queue.run(() => 0));
  pass(0);
  await Promise.all(writes);
  expect(commits).toBe(1);
}
