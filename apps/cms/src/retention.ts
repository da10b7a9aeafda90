import { systemClock } from "@waku/server/clock";
import { SettledClock } from "@waku/server/settled-clock";
import { createLocalReq, type Payload } from "payload";
import { inTransaction } from "./in-transaction.ts";
import { deleteLeads } from "./leads/hooks.ts";
import { forgetOldOrders } from "./leads/person-orders.ts";
import { settledStates } from "./leads/states.ts";

type Settings = { dataDir: string; retentionMs: number };

const everyMs = 3_600_000;

/** Deletes leads beyond their time, now and every hour, by a clock that a wrong time of some hours does not put ahead. */
export function keepRetention(payload: Payload, { dataDir, retentionMs }: Settings): void {
  const settled = new SettledClock(dataDir, systemClock);
  const deleteSettled = async () => {
    const now = settled.read();
    if (now !== undefined) await deleteExpired(payload, new Date(now - retentionMs));
  };
  const run = () =>
    deleteSettled().catch((error: unknown) =>
      payload.logger.error({ err: error }, "Leads beyond their retention could not be deleted."),
    );
  void run();
  setInterval(run, everyMs).unref();
}

/**
 * Deletes leads that are settled, unchanged and without a new note since a time, with all that belongs to them: one
 * that nobody has answered yet is never lost.
 */
async function deleteExpired(payload: Payload, before: Date): Promise<void> {
  const since = before.toISOString();
  const req = await createLocalReq({}, payload);
  const leads = await inTransaction(req, async () => {
    const where = { updatedAt: { less_than: since }, state: { in: settledStates } };
    const settled = await payload.find({
      collection: "leads",
      where,
      select: { key: true },
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const notes = await payload.find({
      collection: "lead-notes",
      where: { createdAt: { greater_than_equal: since } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const noted = new Set(notes.docs.map(({ lead }) => lead));
    const ids = settled.docs.map(({ id }) => id).filter((id) => !noted.has(id));
    await deleteLeads(req, ids);
    await forgetOldOrders(req, since);
    return ids.length;
  });
  if (leads > 0) payload.logger.info(`Leads beyond their retention deleted: ${leads}.`);
}
