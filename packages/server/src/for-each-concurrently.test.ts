import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { forEachConcurrently } from "./for-each-concurrently.ts";

it("does every job, a few at a time", async () => {
  const done = new Set<number>();
  let running = 0;
  let most = 0;
  await forEachConcurrently(new Array(1000).keys(), async (item) => {
    most = Math.max(most, ++running);
    await turn();
    running--;
    done.add(item);
  });
  expect([done.size, most]).toEqual([1000, 16]);
});

it("fails as the first job did, when none is under way any more", async () => {
  let running = 0;
  const jobs = forEachConcurrently([1, 2, 3], async (item) => {
    running++;
    await turn();
    running--;
    if (item > 1) throw new Error(`job ${item}`);
  });
  await expect(jobs).rejects.toThrow("job 2");
  expect(running).toBe(0);
});
