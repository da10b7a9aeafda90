import { randomUUID } from "node:crypto";
import { type PostgresAdapter, sql } from "@payloadcms/db-postgres";

/** Thrown inside a transaction to have it rolled back. */
const rolledBack = new Error("The transaction was rolled back.");

/**
 * Transactions wait for their turn: two publications at once could each be sound and break the site together, and
 * transactions that hold all connections would wait for ever for one more. In place of the adapter's own, which say
 * nothing of a COMMIT that failed.
 */
export function oneTransactionAtATime(db: PostgresAdapter): void {
  let last: Promise<void> = Promise.resolve();

  db.beginTransaction = async (options) => {
    const previous = last;
    const { promise: turn, resolve: endTurn } = Promise.withResolvers<void>();
    last = turn;
    await previous;
    const begun = Promise.withResolvers<PostgresAdapter["sessions"][string]["db"]>();
    const end = Promise.withResolvers<void>();
    const done = db.drizzle
      .transaction(async (transaction) => {
        begun.resolve(transaction as never);
        await end.promise;
        // After a statement that failed a COMMIT would roll back and call that a success; this fails instead.
        await transaction.execute(sql`SELECT 1`);
      }, options as never)
      .finally(endTurn);
    // Told to whoever begins it; a failure afterwards to whoever commits.
    done.catch(begun.reject);
    const id = randomUUID();
    db.sessions[id] = {
      db: await begun.promise,
      async resolve() {
        end.resolve();
        await done;
      },
      async reject() {
        end.reject(rolledBack);
        await done.catch(() => undefined);
      },
    };
    return id;
  };

  /** Several operations of one request end the same transaction: the first one does. */
  const take = async (given: Parameters<typeof db.commitTransaction>[0]) => {
    const id = String(await given);
    const session = db.sessions[id];
    delete db.sessions[id];
    return session;
  };
  db.commitTransaction = async (id) => (await take(id))?.resolve();
  db.rollbackTransaction = async (id) => (await take(id))?.reject();
}
