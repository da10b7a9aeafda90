import type { DatabaseSync } from "node:sqlite";

const attempts = 5;

/**
 * Writes the database anew without what was deleted, and empties its log: nothing deleted can be read from either
 * file. Takes as long as copying the database.
 * @throws when another process reads or writes all the while
 */
export function scrub(database: DatabaseSync): void {
  database.exec("VACUUM");
  emptyLog(database);
}

/** Brings the log into the database and cuts it to nothing. */
export function emptyLog(database: DatabaseSync): void {
  for (let attempt = 0; attempt < attempts; attempt++)
    if (database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0) return;
  throw new Error("The database is in use, its log could not be emptied: try again.");
}
