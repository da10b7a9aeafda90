import { freeBytes, takesFiles } from "@waku/server/disk";
import type { Outbox } from "./outbox.ts";

export type OutboxLimits = { maxPendingMs: number; minFreeBytes: number };

/**
 * What an operator must look at: leads that do not arrive or cannot be stored, or a disk about to fill up. Storing is
 * tried for real, so that a disk gone bad shows before a visitor meets it, and its recovery shows without one.
 * @param folders the data folder, and where files of leads are kept; each may have a disk of its own
 * @returns a short reason, or undefined when all is well
 */
export async function outboxProblem(
  outbox: Outbox,
  folders: { data: string; uploads: string },
  limits: OutboxLimits,
): Promise<string | undefined> {
  try {
    if (outbox.oldestPendingMs() > limits.maxPendingMs) return "leads are not being delivered";
    for (const folder of Object.values(folders))
      if ((await freeBytes(folder)) < limits.minFreeBytes) return "the disk is nearly full";
  } catch {
    return "the outbox cannot be read";
  }
  const isStored = await outbox.tryToStore().then(
    () => true,
    () => false,
  );
  if (!isStored) return "leads cannot be stored";
  return (await takesFiles(folders.uploads)) ? undefined : "files of visitors cannot be stored";
}
