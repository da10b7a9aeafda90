import { dayMs } from "@waku/server/variables";
import type { Payload } from "payload";

/** Deletes leads beyond their time, now and every day. */
export function keepRetention(payload: Payload, retentionMs: number): void {
  const run = () =>
    deleteExpired(payload, new Date(Date.now() - retentionMs)).catch((error: unknown) =>
      payload.logger.error({ err: error }, "Leads beyond their retention could not be deleted."),
    );
  void run();
  setInterval(run, dayMs).unref();
}

/** Deletes leads that are settled and unchanged since a time: one that nobody has answered yet is never lost. */
async function deleteExpired(payload: Payload, before: Date): Promise<void> {
  const where = { updatedAt: { less_than: before.toISOString() }, state: { in: ["done", "spam"] } };
  const { totalDocs } = await payload.count({ collection: "leads", where, overrideAccess: true });
  if (totalDocs === 0) return;
  await payload.db.deleteMany({ collection: "leads", where });
  payload.logger.info(`Leads beyond their retention deleted: ${totalDocs}.`);
}
