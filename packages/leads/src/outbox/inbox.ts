import type { DatabaseSync } from "node:sqlite";
import { type Booking, bookingsOfLead } from "../appointments/booking-store.ts";
import type { Lead } from "../lead.ts";
import type { DeliveryState } from "./outbox.ts";

type InboxDelivery = { sink: string; state: DeliveryState; attempts: number; lastError: string | null };
export type InboxEntry = {
  id: string;
  acceptedAt: number;
  lead: Lead;
  deliveries: InboxDelivery[];
  bookings: Booking[];
};
export type InboxFilter = { id?: string; form?: string; person?: string; state?: DeliveryState; limit?: number };

/** The operator's view of the outbox, newest first. */
export function readInbox(
  database: DatabaseSync,
  { id, form, person, state, limit = -1 }: InboxFilter = {},
): InboxEntry[] {
  const submissions = database
    .prepare(`
      SELECT sequence, id, lead, accepted_at FROM submissions
      WHERE (?1 IS NULL OR id = ?1 OR id LIKE ?1 || '%') AND (?2 IS NULL OR form = ?2) AND (?5 IS NULL OR person = ?5)
        AND (?3 IS NULL OR sequence IN (SELECT sequence FROM deliveries WHERE state = ?3))
      ORDER BY sequence DESC LIMIT ?4`)
    .all(id ?? null, form ?? null, state ?? null, limit, person ?? null);
  const deliveries = database.prepare(
    "SELECT sink, state, attempts, last_error FROM deliveries WHERE sequence = ? ORDER BY sink",
  );
  return submissions.map((row) => ({
    id: String(row.id),
    acceptedAt: Number(row.accepted_at),
    lead: JSON.parse(String(row.lead)),
    bookings: bookingsOfLead(database, String(row.id)),
    deliveries: deliveries.all(Number(row.sequence)).map((delivery) => ({
      sink: String(delivery.sink),
      state: delivery.state as DeliveryState,
      attempts: Number(delivery.attempts),
      lastError: delivery.last_error === null ? null : String(delivery.last_error),
    })),
  }));
}

/**
 * Puts dead deliveries back to work; a running server takes them up within seconds.
 * @param id of one submission, or undefined for all
 * @returns how many deliveries
 */
export function replayDead(database: DatabaseSync, now: number, id?: string): number {
  const { changes } = database
    .prepare(`
      UPDATE deliveries
      SET state = 'pending', attempts = 0, first_attempt_at = NULL, next_attempt_at = ?1, created_at = ?1,
        lease_until = 0, finished_at = NULL
      WHERE state = 'dead' AND (?2 IS NULL OR sequence IN (SELECT sequence FROM submissions WHERE id = ?2))`)
    .run(now, id ?? null);
  return Number(changes);
}
