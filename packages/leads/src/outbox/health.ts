import { freeBytes } from "./free-bytes.ts";
import type { Outbox } from "./outbox.ts";

export type OutboxLimits = { maxPendingMs: number; minFreeBytes: number };

/**
 * What an operator must look at: leads that do not arrive or cannot be stored, or a disk about to fill up. Storing is
 * tried for real, so that a disk gone bad shows before a visitor meets it, and its recovery shows without one.
 * @returns a short reason, or undefined when all is well
 */
export async function outboxProblem(outbox: Outbox, folder: string, limits: OutboxLimits): Promise<string | undefined> {
  try {
    if (outbox.oldestPendingMs() > limits.maxPendingMs) return "leads are not being delivered";
    if ((await freeBytes(folder)) < limits.minFreeBytes) return "the disk is nearly full";
  } catch {
    return "the outbox cannot be read";
  }
  return outbox.tryToStore().then(
    () => undefined,
    () => "leads cannot be stored",
  );
}
