import { rm, stat } from "node:fs/promises";
import { dayMs } from "@waku/server";
import type { Clock } from "@waku/server/clock";
import { SettledClock } from "@waku/server/settled-clock";
import type { Logger } from "pino";
import { confirmMs } from "../../newsletter/confirm-link.ts";
import type { Outbox } from "../outbox.ts";
import { mailFolder } from "../sinks/configured.ts";
import { forgetErased } from "./erased-addresses.ts";
import type { Data } from "./find-person.ts";
import { listMails } from "./mail-files.ts";
import { emptyLog } from "./scrub.ts";

/** Proofs of consent of those who have left: the privacy page of `content/` says three years, too. */
const proofMs = 3 * 365 * dayMs;
/** Leads deleted in one transaction: visitors wait for no more than these. */
const batch = 500;

type Options = Data & {
  outbox: Outbox;
  clock: Clock;
  retentionMs: number;
  log: Pick<Logger, "info" | "error">;
};

/** Links of newsletters end at any time of a day: what waits for them is deleted within the hour. */
const everyMs = 3_600_000;

/**
 * Deletes what is older than its time, now and every hour, by a clock that a wrong time of some hours does not put ahead.
 * @returns a function that ends it
 */
export function keepRetention(options: Options): () => void {
  const { log, dataDir, clock } = options;
  const settled = new SettledClock(dataDir, clock);
  const deleteSettled = async () => {
    const now = settled.read();
    if (now === undefined) return;
    const deleted = await deleteExpired({ ...options, clock: { now: () => now } });
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, "deleted beyond their retention");
  };
  const run = () => deleteSettled().catch((error: unknown) => log.error({ err: error }, "retention failed"));
  void run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Deletes leads whose last delivery arrived, and whose appointment was over, before the retention began, and kept mails
 * of that age that belong to no lead any more; kept mails of the newsletter as soon as the link in them has expired,
 * since they hold addresses that nobody has confirmed. What has not arrived everywhere, dead deliveries too, stays.
 * Subscriptions stay while they last and three years longer.
 * @returns how many of each
 */
export async function deleteExpired(options: Options): Promise<{ leads: number; mails: number; proofs: number }> {
  const { clock, outbox, database } = options;
  const before = clock.now() - options.retentionMs;
  const leads = await deleteLeads(options, before);
  const mails = await deleteMails(options, before);
  const proofs = await deleteProofs(options);
  await outbox.writes.run(() => forgetErased(database, clock.now() - confirmMs));
  // Deleted rows are overwritten in the database; the log still holds them.
  if (leads + proofs > 0) emptyLog(options.database);
  return { leads, mails, proofs };
}

async function deleteProofs({ database, outbox, clock }: Options): Promise<number> {
  const remove = database.prepare("DELETE FROM subscriptions WHERE unsubscribed_at < ?");
  const { changes } = await outbox.writes.run(() => remove.run(clock.now() - proofMs));
  return Number(changes);
}

async function deleteLeads({ database, outbox }: Options, before: number): Promise<number> {
  const remove = database.prepare(`
    DELETE FROM submissions WHERE sequence IN (
      SELECT sequence FROM submissions AS old
      WHERE accepted_at < ?1
        AND EXISTS (SELECT 1 FROM deliveries WHERE sequence = old.sequence)
        AND NOT EXISTS (
          SELECT 1 FROM deliveries
          WHERE sequence = old.sequence AND (state <> 'delivered' OR finished_at >= ?1)
        )
        AND NOT EXISTS (
          SELECT 1 FROM bookings WHERE submission = old.id AND cancelled_at IS NULL AND ends_at >= ?1
        )
      ORDER BY sequence LIMIT ${batch}
    )`);
  let total = 0;
  for (;;) {
    const { changes } = await outbox.writes.run(() => remove.run(before));
    total += Number(changes);
    if (Number(changes) < batch) return total;
  }
}

async function deleteMails({ database, dataDir, clock }: Options, before: number): Promise<number> {
  const lead = database.prepare("SELECT 1 FROM submissions WHERE id = ?");
  let total = 0;
  const expired = clock.now() - confirmMs;
  for (const { path, owner, isRequest } of listMails(mailFolder(dataDir))) {
    if ((await stat(path)).mtimeMs >= (isRequest ? expired : before) || lead.get(owner)) continue;
    await rm(path, { force: true });
    total++;
  }
  return total;
}
