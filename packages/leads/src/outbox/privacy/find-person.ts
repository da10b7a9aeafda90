import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { seenEdges } from "@waku/i18n/plain-text";
import { parseEmailAddress } from "../../forms/email-address.server.ts";
import type { Lead } from "../../lead.ts";
import { type InboxEntry, readInbox } from "../inbox.ts";
import { mailFolder } from "../sinks/configured.ts";
import { type MailFile, mailsOf } from "./mail-files.ts";

/** Database and files of a server. */
export type Data = { database: DatabaseSync; dataDir: string };

/** Everything that is stored about the owner of an address. */
export type Person = {
  /** The address as it is stored: domain in ASCII, lower case. */
  email: string;
  leads: InboxEntry[];
  subscription: Record<string, SQLOutputValue> | undefined;
  mails: MailFile[];
  /** Paths of files that came with the leads. */
  uploads: string[];
};

/** @param typed address as people write it; upper and lower case are the same person */
export function findPerson({ database, dataDir }: Data, typed: string): Person {
  const email = (parseEmailAddress(typed) ?? seenEdges(typed)).toLowerCase();
  const leads = readInbox(database, { person: email });
  const owners = new Set(leads.map(({ id }) => id));
  return {
    email,
    leads,
    subscription: database.prepare("SELECT * FROM subscriptions WHERE email = ?").get(email),
    mails: mailsOf(mailFolder(dataDir), owners, email),
    uploads: leads
      .flatMap(({ lead }) => uploadIds(lead))
      .map((id) => join(dataDir, "uploads", id))
      .filter(existsSync),
  };
}

/** Names of a lead's files in the folder of uploads. */
function uploadIds({ files = [] }: Lead & { files?: { id: string }[] }): string[] {
  return files.map(({ id }) => id).filter((id) => /^[\w-]+$/.test(id));
}
