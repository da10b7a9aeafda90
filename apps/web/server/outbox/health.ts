import { statfs } from "node:fs/promises";
import type { Outbox } from "./outbox.ts";

export type OutboxLimits = { maxPendingMs: number; minFreeBytes: number };

/**
 * What an operator must look at: leads that do not arrive, or a disk about to fill up.
 * @returns a short reason, or undefined when all is well
 */
export async function outboxProblem(outbox: Outbox, folder: string, limits: OutboxLimits): Promise<string | undefined> {
  try {
    if (outbox.oldestPendingMs() > limits.maxPendingMs) return "leads are not being delivered";
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < limits.minFreeBytes ? "the disk is nearly full" : undefined;
  } catch {
    return "the outbox cannot be read";
  }
}
