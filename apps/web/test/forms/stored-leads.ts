import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type InboxEntry, readInbox } from "@waku/leads/outbox";

/** The leads of an address, newest first, as the operator's inbox shows them. */
export function storedLeads(dataDir: string, email: string): InboxEntry[] {
  const database = new DatabaseSync(join(dataDir, "outbox.sqlite"), { readOnly: true });
  try {
    return readInbox(database, { person: email.toLowerCase() });
  } finally {
    database.close();
  }
}
