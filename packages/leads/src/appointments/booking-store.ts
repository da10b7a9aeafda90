import type { DatabaseSync } from "node:sqlite";
import { canonicalZone } from "@waku/content/time-zone";
import type { Lead } from "../lead.ts";
import type { Span } from "./slots.ts";

/** An appointment with the lead that asked for it. It holds no personal data of its own. */
export type Booking = Span & {
  id: string;
  /** Id of the lead; erasing the lead erases the booking, which frees its slot. */
  submission: string;
  calendar: string;
  /** Counts changes, as calendar programs want it. */
  revision: number;
  isCancelled: boolean;
  visitorZone: string | undefined;
};

/** Appointments in the outbox's database, so that a slot and its lead are one transaction. */
export class BookingStore {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#statements = prepareStatements(database);
  }

  /** Appointments of calendars that end after a time. */
  busy(calendars: readonly string[], after: number): Span[] {
    return this.#statements.busy
      .all(JSON.stringify(calendars), after)
      .map(({ starts_at, ends_at }) => ({ start: Number(starts_at), end: Number(ends_at) }));
  }

  /** Addresses that have an appointment in calendars which ends after a time, each as often as it has one. */
  persons(calendars: readonly string[], after: number): string[] {
    return this.#statements.persons.all(JSON.stringify(calendars), after).map(({ person }) => String(person));
  }

  find(id: string): { booking: Booking; lead: Lead } | undefined {
    const row = this.#statements.find.get(id);
    return row && { booking: toBooking(row), lead: JSON.parse(String(row.lead)) };
  }

  /** This person's appointment that begins at a time in a calendar, with the stamp of the form that took it. */
  ownAt(calendar: string, start: number, person: string): { id: string; stamp: string | undefined } | undefined {
    const row = this.#statements.ownAt.get(calendar, start, person);
    return row && { id: String(row.id), stamp: row.stamp === null ? undefined : String(row.stamp) };
  }

  /** Whether another appointment lies within a stretch of time. */
  isTaken(calendars: readonly string[], { start, end }: Span, exceptId: string): boolean {
    return this.#statements.overlapping.get(JSON.stringify(calendars), end, start, exceptId) !== undefined;
  }

  /** @throws when the slot is taken */
  insert({ id, submission, calendar, start, end, visitorZone }: Omit<Booking, "revision" | "isCancelled">): void {
    this.#statements.insert.run(id, submission, calendar, start, end, visitorZone ?? null);
  }

  /** @throws when the slot is taken */
  move(id: string, { start, end }: Span): void {
    this.#statements.move.run(start, end, id);
  }

  cancel(id: string, now: number): void {
    this.#statements.cancel.run(now, id);
  }
}

/** Appointments of one lead, for the operator's view. */
export function bookingsOfLead(database: DatabaseSync, submission: string): Booking[] {
  return database
    .prepare("SELECT * FROM bookings WHERE submission = ? ORDER BY starts_at")
    .all(submission)
    .map(toBooking);
}

function toBooking(row: Record<string, unknown>): Booking {
  return {
    id: String(row.id),
    submission: String(row.submission),
    calendar: String(row.calendar),
    start: Number(row.starts_at),
    end: Number(row.ends_at),
    revision: Number(row.revision),
    isCancelled: row.cancelled_at !== null,
    visitorZone: row.visitor_zone === null ? undefined : canonicalZone(String(row.visitor_zone)),
  };
}

function prepareStatements(database: DatabaseSync) {
  const inCalendars = "calendar IN (SELECT value FROM json_each(?))";
  return {
    busy: database.prepare(
      `SELECT starts_at, ends_at FROM bookings WHERE ${inCalendars} AND cancelled_at IS NULL AND ends_at > ?`,
    ),
    persons: database.prepare(`
      SELECT person FROM bookings JOIN submissions ON submissions.id = bookings.submission
      WHERE ${inCalendars} AND cancelled_at IS NULL AND ends_at > ?`),
    find: database.prepare(`
      SELECT bookings.*, submissions.lead FROM bookings JOIN submissions ON submissions.id = bookings.submission
      WHERE bookings.id = ?`),
    ownAt: database.prepare(`
      SELECT bookings.id, stamp FROM bookings JOIN submissions ON submissions.id = bookings.submission
      WHERE calendar = ? AND starts_at = ? AND cancelled_at IS NULL AND person = ?`),
    overlapping: database.prepare(`
      SELECT 1 FROM bookings
      WHERE ${inCalendars} AND cancelled_at IS NULL AND starts_at < ? AND ends_at > ? AND id <> ? LIMIT 1`),
    insert: database.prepare(
      "INSERT INTO bookings (id, submission, calendar, starts_at, ends_at, visitor_zone) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    move: database.prepare("UPDATE bookings SET starts_at = ?, ends_at = ?, revision = revision + 1 WHERE id = ?"),
    cancel: database.prepare("UPDATE bookings SET cancelled_at = ?, revision = revision + 1 WHERE id = ?"),
  };
}
