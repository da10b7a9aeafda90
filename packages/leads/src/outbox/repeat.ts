import type { Logger } from "pino";
import { DeliveryError } from "./sinks/sink.ts";

/**
 * Does a job now, and again some time after it has ended. A failure is logged when it begins or changes, since the other
 * side may be down for long.
 * @param what the failure in words
 * @returns ends it and waits for the job under way
 */
export function repeat(
  job: () => Promise<void>,
  pauseMs: number,
  log: Pick<Logger, "warn">,
  what: string,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let lastReason: string | undefined;
  const run = async () => {
    try {
      await job();
      lastReason = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown failure";
      if (reason !== lastReason) log.warn(error instanceof DeliveryError ? { reason } : { err: error }, what);
      lastReason = reason;
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      work = run();
    }, pauseMs);
    timer.unref();
  };
  let work = run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await work;
  };
}
