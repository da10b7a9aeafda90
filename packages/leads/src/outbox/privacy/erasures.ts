import type { DatabaseSync } from "node:sqlite";
import { longestDelayMs } from "@waku/server/retry";

/** What the content backend is to erase. */
export type ErasureOrder = {
  email: string;
  /** Keys of the person's leads, also of those that are on their way to the backend. */
  keys: string[];
  /** What the person has sent later is not meant. */
  requestedAt: number;
};

export type DueErasure = ErasureOrder & { id: number; attempts: number };

/** Part of a transaction: orders an erasure in the content backend. @returns its number */
export function orderErasure(database: DatabaseSync, { email, keys, requestedAt }: ErasureOrder): number {
  const { lastInsertRowid } = database
    .prepare("INSERT INTO erasures (email, keys, requested_at, next_attempt_at) VALUES (?, ?, ?, ?)")
    .run(email, JSON.stringify(keys), requestedAt, requestedAt);
  return Number(lastInsertRowid);
}

/** The order whose time has come first, if any has; one planned later than any wait lasts was so by a clock set back since. */
export function dueErasure(database: DatabaseSync, now: number): DueErasure | undefined {
  const row = database
    .prepare(
      "SELECT * FROM erasures WHERE next_attempt_at NOT BETWEEN ? + 1 AND ? ORDER BY next_attempt_at, id LIMIT 1",
    )
    .get(now, now + longestDelayMs);
  if (!row) return undefined;
  return {
    id: Number(row.id),
    email: String(row.email),
    keys: JSON.parse(String(row.keys)),
    requestedAt: Number(row.requested_at),
    attempts: Number(row.attempts),
  };
}

/** Whether an order is not carried out yet; the reason of the last failed attempt, if there was one. */
export function waitingErasure(database: DatabaseSync, id: number): { lastError: string | undefined } | undefined {
  const row = database.prepare("SELECT last_error FROM erasures WHERE id = ?").get(id);
  return row && { lastError: row.last_error === null ? undefined : String(row.last_error) };
}

/** Age of the oldest order that is not carried out, in milliseconds; 0 when none waits. */
export function oldestErasureMs(database: DatabaseSync, now: number): number {
  const since = database.prepare("SELECT min(requested_at) AS since FROM erasures").get()?.since;
  return typeof since === "number" ? Math.max(0, now - since) : 0;
}
