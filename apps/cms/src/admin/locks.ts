import type { CollectionAfterReadHook, SanitizedConfig } from "payload";
import { findPerson, nameOf } from "../access/people.ts";

/** People see no entries of others, yet must know who has the document in hand that they want to edit. */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = doc.user?.value;
  if (!req.user || (typeof id !== "number" && typeof id !== "string")) return doc;
  const holder = await findPerson(req, id);
  // The panel shows the address, hence the name stands in its place.
  return holder ? { ...doc, user: { ...doc.user, value: { id, email: nameOf(holder) } } } : doc;
};

/** The backend, whose collection of locks is its own. */
export function withNamedLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === "payload-locked-documents");
  if (!locks) throw new Error("The backend keeps no locks.");
  locks.hooks.afterRead.push(nameHolder);
  return config;
}
