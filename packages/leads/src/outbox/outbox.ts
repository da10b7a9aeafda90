import { createHash, randomUUID } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Clock } from "@waku/server/clock";
import { longestRetryAfterMs } from "@waku/server/retry";
import type { Lead } from "../lead.ts";
import type { Sink, Submission } from "./sinks/sink.ts";
import { WriteQueue } from "./write-queue.ts";

/** The same content sent again within this time is the same lead: double clicks, two tabs, reload. */
const sameContentMs = 10 * 60 * 1000;
/** Clocks are put right by less than this all the time. */
const clockStepMs = 60_000;

export type DeliveryState = "pending" | "delivered" | "dead";
export type Delivery = { sequence: number; sink: string; attempts: number; firstAttemptAt: number };
export type Accepted = { id: string; isDuplicate: boolean };

type Options = { database: DatabaseSync; clock: Clock; sinks: readonly Pick<Sink, "name" | "accepts">[] };

/** Accepted leads and what is left to deliver. Accepted means committed to disk. */
export class Outbox {
  readonly writes: WriteQueue;
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  readonly #sinks: Options["sinks"];
  readonly #statements: ReturnType<typeof prepareStatements>;
  /** Called after leads were accepted. */
  onAccepted: () => void = () => undefined;
  /** Called with the number of deliveries that a clock which has been set back since had postponed. */
  onClockSetBack: (deliveries: number) => void = () => undefined;
  /** Called after the outcome of an attempt was stored. */
  onOutcome: (sink: string, outcome: "delivered" | "dead" | "postponed") => void = () => undefined;

  constructor({ database, clock, sinks }: Options) {
    this.#database = database;
    this.#clock = clock;
    this.#sinks = sinks;
    this.writes = new WriteQueue(database);
    this.#statements = prepareStatements(database);
  }

  /**
   * Accepts a lead. The promise resolves when it is on disk.
   * @param stamp id of the rendered form it came from, if known: repeats from it are one lead at any distance
   * @throws when it could not be stored
   */
  async accept(lead: Lead, stamp?: string): Promise<Accepted> {
    const accepted = await this.writes.run(() => this.insert(lead, stamp));
    this.onAccepted();
    return accepted;
  }

  /** Part of a transaction: stores a lead and one delivery per sink, or finds the lead it repeats. */
  insert(lead: Lead, stamp?: string): Accepted {
    const now = this.#clock.now();
    const person = lead.email.toLowerCase();
    const contentHash = hashContent(lead);
    const known = this.#earlier(contentHash, stamp);
    if (known !== undefined) return { id: known, isDuplicate: true };
    const id = randomUUID();
    const { lastInsertRowid: sequence } = this.#statements.insertSubmission.run(
      id,
      lead.form,
      person,
      JSON.stringify(lead),
      contentHash,
      stamp ?? null,
      now,
    );
    // From here on the files are kept; they go when the lead does.
    for (const file of lead.files ?? []) this.#statements.insertUpload.run(file.id, sequence);
    for (const { name, accepts } of this.#sinks)
      if (accepts(lead)) this.#statements.insertDelivery.run(sequence, name, person, now, now);
    return { id, isDuplicate: false };
  }

  /** Whether the same content was accepted a short while ago. */
  isRepeat(lead: Lead): boolean {
    return this.#earlier(hashContent(lead)) !== undefined;
  }

  /** Id of the lead that content repeats: accepted a short while ago, or at any time from the same rendered form. */
  #earlier(contentHash: string, stamp?: string): string | undefined {
    const now = this.#clock.now();
    const known = this.#statements.repeated.get(contentHash, now - sameContentMs, now + sameContentMs, stamp ?? null);
    return known && String(known.id);
  }

  /**
   * Takes due deliveries of a sink for one attempt. A later lead of the same person waits for the earlier one.
   * The lease keeps another process away and runs out when this one dies.
   */
  async claim(sink: string, limit: number, leaseMs: number): Promise<Delivery[]> {
    let postponed = 0;
    const deliveries = await this.writes.run(() => {
      const now = this.#clock.now();
      postponed = this.#bringForward(sink, now, leaseMs);
      const rows = this.#statements.claim.all(now + leaseMs, now, sink, now, now, limit);
      return rows.map((row) => ({
        sequence: Number(row.sequence),
        sink,
        attempts: Number(row.attempts),
        firstAttemptAt: Number(row.first_attempt_at),
      }));
    });
    if (postponed > 0) this.onClockSetBack(postponed);
    return deliveries;
  }

  /**
   * Part of a transaction: makes due now what only a clock ahead of this one can have written. Something accepted,
   * tried or leased later than now shows it, and so does an attempt planned later than any wait lasts.
   * @returns how many deliveries
   */
  #bringForward(sink: string, now: number, leaseMs: number): number {
    const latest = now + clockStepMs;
    const { changes } = this.#statements.bringForward.run(now, sink, latest, now + leaseMs, now + longestRetryAfterMs);
    return Number(changes);
  }

  /** A lead as it was accepted; undefined when it was erased since. */
  submission(sequence: number): Submission | undefined {
    const row = this.#statements.submission.get(sequence);
    if (!row) return undefined;
    return { id: String(row.id), acceptedAt: Number(row.accepted_at), lead: JSON.parse(String(row.lead)) };
  }

  async finish({ sequence, sink }: Delivery, state: "delivered" | "dead", error?: string): Promise<void> {
    const now = this.#clock.now();
    await this.writes.run(() => this.#statements.finish.run(state, now, error ?? null, sequence, sink));
    this.onOutcome(sink, state);
  }

  async postpone({ sequence, sink }: Delivery, nextAttemptAt: number, error: string): Promise<void> {
    const now = this.#clock.now();
    // The lease ends with the attempt, now: that time tells later by which clock the next one was planned.
    await this.writes.run(() => this.#statements.postpone.run(nextAttemptAt, error, now, sequence, sink));
    this.onOutcome(sink, "postponed");
  }

  /** Earliest time at which a sink has something to do; undefined when nothing waits. */
  nextDueAt(sink: string): number | undefined {
    const due = this.#statements.nextDue.get(sink)?.due;
    return typeof due === "number" ? due : undefined;
  }

  /** Age of the oldest delivery that has not arrived, in milliseconds; 0 when none waits. */
  oldestPendingMs(): number {
    const since = this.#statements.oldestPending.get()?.since;
    return typeof since === "number" ? Math.max(0, this.#clock.now() - since) : 0;
  }

  /** What has not arrived, by receiver. Quick at any number of leads. */
  undelivered(): { sink: string; state: "pending" | "dead"; total: number }[] {
    return this.#statements.undelivered.all().map(({ sink, state, total }) => ({
      sink: String(sink),
      state: state === "dead" ? "dead" : "pending",
      total: Number(total),
    }));
  }

  counts(): Record<DeliveryState, number> {
    const counts = { pending: 0, delivered: 0, dead: 0 };
    for (const { state, total } of this.#statements.counts.all())
      if (isDeliveryState(state)) counts[state] = Number(total);
    return counts;
  }

  /**
   * Tries whether a lead could be stored now: a commit on the same way to the disk that changes nothing.
   * @throws when it could not
   */
  async tryToStore(): Promise<void> {
    const version = Number(this.#database.prepare("PRAGMA user_version").get()?.user_version);
    await this.writes.run(() => this.#database.exec(`PRAGMA user_version = ${version}`));
  }

  close(): void {
    this.writes.flush();
    this.#database.close();
  }
}

function isDeliveryState(value: SQLOutputValue | undefined): value is DeliveryState {
  return value === "pending" || value === "delivered" || value === "dead";
}

function hashContent({ form, email, fields, files = [] }: Lead): string {
  const content = [form, email, ...fields.map(({ name, value }) => [name, value]), ...files.map(({ hash }) => hash)];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** True for a delivery whose person has no earlier one waiting for the same sink. */
const isFirstOfPerson = `NOT EXISTS (
  SELECT 1 FROM deliveries AS earlier
  WHERE earlier.sink = due.sink AND earlier.person = due.person
    AND earlier.state = 'pending' AND earlier.sequence < due.sequence
)`;

function prepareStatements(database: DatabaseSync) {
  return {
    repeated: database.prepare(
      "SELECT id FROM submissions WHERE content_hash = ? AND (accepted_at BETWEEN ? AND ? OR stamp = ?) ORDER BY sequence DESC LIMIT 1",
    ),
    insertSubmission: database.prepare(
      "INSERT INTO submissions (id, form, person, lead, content_hash, stamp, accepted_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    ),
    insertUpload: database.prepare("INSERT INTO uploads (id, sequence) VALUES (?, ?)"),
    insertDelivery: database.prepare(
      "INSERT INTO deliveries (sequence, sink, person, state, created_at, next_attempt_at) VALUES (?, ?, ?, 'pending', ?, ?)",
    ),
    bringForward: database.prepare(`
      UPDATE deliveries
      SET created_at = min(created_at, ?1), first_attempt_at = min(first_attempt_at, ?1), next_attempt_at = ?1, lease_until = 0
      WHERE sink = ?2 AND state = 'pending'
        AND (created_at > ?3 OR first_attempt_at > ?3 OR lease_until > max(?3, ?4) OR next_attempt_at > ?5)`),
    claim: database.prepare(`
      UPDATE deliveries
      SET lease_until = ?, attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ?)
      WHERE (sequence, sink) IN (
        SELECT sequence, sink FROM deliveries AS due
        WHERE sink = ? AND state = 'pending' AND next_attempt_at <= ? AND lease_until <= ? AND ${isFirstOfPerson}
        ORDER BY next_attempt_at, sequence
        LIMIT ?
      )
      RETURNING sequence, attempts, first_attempt_at`),
    submission: database.prepare("SELECT id, lead, accepted_at FROM submissions WHERE sequence = ?"),
    finish: database.prepare(
      "UPDATE deliveries SET state = ?, finished_at = ?, last_error = ?, lease_until = 0 WHERE sequence = ? AND sink = ?",
    ),
    postpone: database.prepare(
      "UPDATE deliveries SET next_attempt_at = ?, last_error = ?, lease_until = ? WHERE sequence = ? AND sink = ?",
    ),
    nextDue: database.prepare(
      `SELECT min(max(next_attempt_at, lease_until)) AS due FROM deliveries AS due
       WHERE sink = ? AND state = 'pending' AND ${isFirstOfPerson}`,
    ),
    oldestPending: database.prepare("SELECT min(created_at) AS since FROM deliveries WHERE state = 'pending'"),
    // One look at each partial index.
    undelivered: database.prepare(`
      SELECT sink, 'pending' AS state, count(*) AS total FROM deliveries WHERE state = 'pending' GROUP BY sink
      UNION ALL
      SELECT sink, 'dead', count(*) FROM deliveries WHERE state = 'dead' GROUP BY sink`),
    counts: database.prepare("SELECT state, count(*) AS total FROM deliveries GROUP BY state"),
  };
}
