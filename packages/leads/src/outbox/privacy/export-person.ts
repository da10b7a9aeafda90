import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { InboxEntry } from "../inbox.ts";
import { type Data, findPerson, type Person } from "./find-person.ts";

export type PersonExport = {
  email: string;
  exportedAt: string;
  subscription: Person["subscription"] | null;
  leads: InboxEntry[];
  mails: { file: string; content: string }[];
  /** Where files that came with leads lie. */
  uploads: string[];
};

/** Everything stored about the owner of an address, for handing it over. */
export function exportPerson(data: Data, typed: string, now: number): PersonExport {
  const { email, leads, subscription, mails, uploads } = findPerson(data, typed);
  return {
    email,
    exportedAt: new Date(now).toISOString(),
    subscription: subscription ?? null,
    leads,
    mails: mails.map(({ path }) => ({ file: basename(path), content: readFileSync(path, "utf8") })),
    uploads,
  };
}
