import { setTimeout as wait } from "node:timers/promises";

/**
 * Starts work at fixed times whether or not earlier work is done, as visitors do.
 * @returns time from when each piece should have started until it was done, in ms: waiting in line counts
 */
export async function atRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  work: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000) + 1);
    for (; index < due; index++) {
      const planned = start + (index * 1000) / perSecond;
      running.push(work(index).then(() => void times.push(performance.now() - planned)));
    }
    await wait(1);
  }
  await Promise.all(running);
  return times;
}
