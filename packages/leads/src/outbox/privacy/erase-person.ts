import { rmSync } from "node:fs";
import { contentBackendName } from "../sinks/content-backend.ts";
import { deliveryKey } from "../sinks/sink.ts";
import { rememberErased } from "./erased-addresses.ts";
import { orderErasure } from "./erasures.ts";
import { type Data, findPerson } from "./find-person.ts";
import { scrub } from "./scrub.ts";

export type Erasure = {
  leads: number;
  deliveries: number;
  subscriptions: number;
  mails: number;
  uploads: number;
  /** Systems that have received something of this person and keep it themselves. */
  receivers: string[];
  /** Deliveries that a server was making at this moment: what they write comes after the erasure. */
  underWay: number;
  /** Number of the order for the content backend, which the site's server carries out. */
  order?: number;
};

/**
 * Erases everything stored about the owner of an address, so that its bytes are gone from the database's files, too.
 * @param options.isTrial only counts what would be erased
 * @param options.hasBackend whether a content backend keeps leads, too: it gets an order to erase them
 * @throws when the database is in use for longer than a moment; erasing again is harmless
 */
export function erasePerson(
  data: Data,
  typed: string,
  now: number,
  { isTrial = false, hasBackend = false } = {},
): Erasure {
  const { database } = data;
  const { email, leads, subscription, mails, uploads } = findPerson(data, typed);
  const deliveries = leads.flatMap((lead) => lead.deliveries);
  // The content backend refuses what comes after the order.
  const ordered = hasBackend ? contentBackendName : "";
  const underWay = database
    .prepare(
      "SELECT count(*) AS total FROM deliveries WHERE person = ? AND state = 'pending' AND lease_until > ? AND sink <> ?",
    )
    .get(email, now, ordered);
  const erasure: Erasure = {
    leads: leads.length,
    deliveries: deliveries.length,
    subscriptions: subscription ? 1 : 0,
    mails: mails.length,
    uploads: uploads.length,
    receivers: [...new Set(deliveries.filter(({ attempts }) => attempts > 0).map(({ sink }) => sink))]
      .filter((sink) => sink !== ordered)
      .sort(),
    underWay: Number(underWay?.total),
  };
  if (isTrial) return erasure;
  database.exec("BEGIN IMMEDIATE");
  try {
    if (hasBackend) {
      const rows = database.prepare("SELECT id FROM submissions WHERE person = ?").all(email);
      const keys = rows.map(({ id }) => deliveryKey(String(id), contentBackendName));
      erasure.order = orderErasure(database, { email, keys, requestedAt: now });
    }
    // Deliveries go with their leads.
    database.prepare("DELETE FROM submissions WHERE person = ?").run(email);
    database.prepare("DELETE FROM subscriptions WHERE email = ?").run(email);
    rememberErased(database, email, now);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
  for (const path of [...mails.map((mail) => mail.path), ...uploads]) rmSync(path, { force: true });
  scrub(database);
  return erasure;
}
