import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Each entry brings the schema one version further; entries never change once released. */
const migrations = [
  `
  CREATE TABLE submissions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    person TEXT NOT NULL,
    lead TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    stamp TEXT,
    accepted_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX submissions_by_content ON submissions (content_hash, accepted_at);
  CREATE TABLE deliveries (
    sequence INTEGER NOT NULL REFERENCES submissions (sequence) ON DELETE CASCADE,
    sink TEXT NOT NULL,
    person TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    first_attempt_at INTEGER,
    next_attempt_at INTEGER NOT NULL,
    lease_until INTEGER NOT NULL DEFAULT 0,
    finished_at INTEGER,
    last_error TEXT,
    PRIMARY KEY (sequence, sink)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_due ON deliveries (sink, next_attempt_at) WHERE state = 'pending';
  CREATE INDEX deliveries_waiting ON deliveries (created_at) WHERE state = 'pending';
  CREATE INDEX deliveries_of_person ON deliveries (sink, person, sequence) WHERE state = 'pending';
  CREATE TABLE subscriptions (
    email TEXT PRIMARY KEY,
    locale TEXT NOT NULL,
    details TEXT NOT NULL,
    consent_text TEXT NOT NULL,
    requested_at INTEGER NOT NULL,
    confirmed_at INTEGER NOT NULL,
    confirmation TEXT NOT NULL,
    unsubscribed_at INTEGER
  ) STRICT;
  `,
  "CREATE INDEX deliveries_dead ON deliveries (sink) WHERE state = 'dead';",
  `
  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    sequence INTEGER NOT NULL REFERENCES submissions (sequence) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX uploads_of_submission ON uploads (sequence);
  ALTER TABLE subscriptions ADD COLUMN consent_locale TEXT;
  UPDATE subscriptions SET consent_locale = locale;
  `,
  `
  CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    calendar TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    visitor_zone TEXT,
    cancelled_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX bookings_taken ON bookings (calendar, starts_at) WHERE cancelled_at IS NULL;
  CREATE INDEX bookings_of_submission ON bookings (submission);
  `,
  `
  CREATE TABLE erasures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL,
    keys TEXT NOT NULL,
    requested_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL,
    last_error TEXT
  ) STRICT;
  `,
  `
  CREATE TABLE erased_addresses (
    salt BLOB NOT NULL,
    hash TEXT NOT NULL,
    erased_at INTEGER NOT NULL
  ) STRICT;
  `,
];

/**
 * Opens the outbox's database and brings its schema up to date. A commit returns when it is on disk
 * (WAL with synchronous FULL), so that killing the process or the machine loses nothing committed.
 */
export function openDatabase(folder: string): DatabaseSync {
  const file = join(folder, "outbox.sqlite");
  // Made by us first, readable by us alone; SQLite gives its side files the same rights.
  closeSync(openSync(file, "a", 0o600));
  // Another process (npm run inbox) holds the lock for an instant only; waiting for it stops the event loop.
  const database = new DatabaseSync(file, { timeout: 1000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  // What is deleted is overwritten, not only forgotten.
  database.exec("PRAGMA secure_delete = ON");
  migrate(database);
  return database;
}

/** Whether another process kept a database to itself for longer than we waited (SQLITE_BUSY). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function migrate(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version > migrations.length)
      throw new Error(`The outbox was written by a newer release (schema ${version}, known ${migrations.length}).`);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
