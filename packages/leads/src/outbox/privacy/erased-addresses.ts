import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/**
 * Part of a transaction: remembers that the owner of an address was erased, so that a link mailed before does not bring
 * the address back. What is kept is a salted hash, which nobody can read the address from.
 */
export function rememberErased(database: DatabaseSync, email: string, now: number): void {
  const salt = randomBytes(16);
  const remember = database.prepare("INSERT INTO erased_addresses (salt, hash, erased_at) VALUES (?, ?, ?)");
  remember.run(salt, hashOf(email, salt), now);
}

/** Whether the owner of an address was erased at this time or later. */
export function isErasedSince(database: DatabaseSync, email: string, time: number): boolean {
  const later = database.prepare("SELECT salt, hash FROM erased_addresses WHERE erased_at >= ?").all(time);
  return later.some(({ salt, hash }) => hashOf(email, salt as Uint8Array) === hash);
}

/** Forgets erasures before a time: no link from then opens any more. @returns how many */
export function forgetErased(database: DatabaseSync, before: number): number {
  return Number(database.prepare("DELETE FROM erased_addresses WHERE erased_at < ?").run(before).changes);
}

function hashOf(email: string, salt: Uint8Array): string {
  return createHash("sha256").update(salt).update(email.toLowerCase()).digest("hex");
}
