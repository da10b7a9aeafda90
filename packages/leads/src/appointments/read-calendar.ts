import { once } from "node:events";
import { Worker } from "node:worker_threads";

const defaultTimeoutMs = 20_000;
/** Many times what a calendar of the largest size needs. */
const maxMemoryMb = 256;

/**
 * Reads the closed days of a calendar that somebody else wrote, in a thread of its own: whatever it says, everything
 * else goes on meanwhile, and it ends.
 * @param text an ICS file
 * @param now milliseconds since 1970
 * @returns ISO days, as `closedDays`
 * @throws Error that says what is wrong with the calendar, or that it needs too much time or memory
 */
export async function readCalendar(text: string, now: number, timeoutMs = defaultTimeoutMs): Promise<string[]> {
  const worker = new Worker(new URL("./closed-days-worker.ts", import.meta.url), {
    workerData: { text, now },
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  // A site that ends does not wait for it.
  worker.unref();
  try {
    const [days] = await once(worker, "message", { signal: AbortSignal.timeout(timeoutMs) });
    return days;
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError")
      throw new Error(`the calendar could not be read within ${timeoutMs / 1000} s`, { cause: error });
    throw error;
  } finally {
    await worker.terminate();
  }
}
