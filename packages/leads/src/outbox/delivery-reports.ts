import type { DatabaseSync } from "node:sqlite";
import { contentBackendName } from "./sinks/content-backend.ts";
import { deliveryKey } from "./sinks/sink.ts";
import type { WriteQueue } from "./write-queue.ts";

/** Leads of one report. */
const batch = 50;
/** How a delivery stands, in the words of a report; the index of what is left to tell has the same. */
const standing = "CASE WHEN state = 'pending' AND last_error IS NOT NULL THEN 'failing' ELSE state END";

type Options = {
  database: DatabaseSync;
  writes: WriteQueue;
  /** Posts to the backend. @throws DeliveryError */
  call: (path: string, body: object) => Promise<unknown>;
};
type Row = { sequence: number; sink: string; standing: string };

/**
 * Tells the content backend what has become of the other deliveries of leads that have arrived there. A report says all
 * of a lead, and is marked as told only after the backend has taken it: it comes again after a crash, and changes nothing.
 */
export class DeliveryReports {
  readonly #options: Options;
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(options: Options) {
    this.#options = options;
    this.#statements = prepareStatements(options.database);
  }

  /** Tells what is left to tell. @throws DeliveryError when the backend did not take it */
  async send(): Promise<void> {
    for (;;) {
      const leads = this.#statements.unreported.all(contentBackendName, contentBackendName, batch);
      if (leads.length === 0) return;
      const told: Row[] = [];
      const reports = leads.map(({ sequence, id }) => {
        const rows = this.#statements.ofLead.all(sequence as number, contentBackendName);
        for (const { sink, standing } of rows)
          told.push({ sequence: Number(sequence), sink: String(sink), standing: String(standing) });
        return {
          key: deliveryKey(String(id), contentBackendName),
          deliveries: rows.map(({ sink, standing, attempts, at, last_error: reason }) => ({
            sink,
            state: standing,
            attempts,
            at: typeof at === "number" && at > 0 ? new Date(at).toISOString() : null,
            reason,
          })),
        };
      });
      await this.#options.call("deliveries", { reports });
      await this.#options.writes.run(() => {
        for (const { sequence, sink, standing } of told) this.#statements.markTold.run(standing, sequence, sink);
      });
    }
  }
}

function prepareStatements(database: DatabaseSync) {
  return {
    unreported: database.prepare(`
      SELECT DISTINCT submissions.sequence, submissions.id FROM deliveries
      JOIN submissions ON submissions.sequence = deliveries.sequence
      WHERE reported <> ${standing} AND sink <> ?
        AND EXISTS (
          SELECT 1 FROM deliveries AS own
          WHERE own.sequence = deliveries.sequence AND own.sink = ? AND own.state = 'delivered'
        )
      ORDER BY submissions.sequence LIMIT ?`),
    ofLead: database.prepare(`
      SELECT sink, ${standing} AS standing, attempts, last_error,
        coalesce(finished_at, CASE WHEN last_error IS NOT NULL THEN lease_until END) AS at
      FROM deliveries WHERE sequence = ? AND sink <> ? ORDER BY sink`),
    markTold: database.prepare("UPDATE deliveries SET reported = ? WHERE sequence = ? AND sink = ?"),
  };
}
