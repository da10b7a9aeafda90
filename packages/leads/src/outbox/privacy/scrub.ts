import type { DatabaseSync } from "node:sqlite";

const attempts = 5;

/** Another process reads or writes all the while. */
export class LogInUseError extends Error {}

/**
 * Writes the database anew without what was deleted, and empties its log: nothing deleted can be read from either
 * file. Takes as long as copying the database.
 * @throws LogInUseError, or SQLite's own error when the database is busy
 */
export function scrub(database: DatabaseSync): void {
  database.exec("VACUUM");
  emptyLog(database);
}

/** Brings the log into the database and cuts it to nothing. @throws LogInUseError */
export function emptyLog(database: DatabaseSync): void {
  for (let attempt = 0; attempt < attempts; attempt++)
    if (database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0) return;
  throw new LogInUseError("The log of the database is in use and could not be emptied: try again.");
}
