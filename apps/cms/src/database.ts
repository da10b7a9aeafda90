import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { type SQLiteAdapter, sqliteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj, Payload, PayloadRequest } from "payload";
import { migrations as postgresMigrations } from "./migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "./migrations/sqlite/index.ts";
import { openSqlite, scrubSqlite } from "./sqlite.ts";

const folder = join(/* turbopackIgnore: true */ process.cwd(), "src/migrations");

/**
 * SQLite in a file, or PostgreSQL, by address. Tables change by migrations only, which run at start. Blocks are kept
 * as JSON: they are read and written as a whole, and tables for every kind of block would make three hundred.
 */
export function database(url: string): DatabaseAdapterObj {
  const common = { blocksAsJSON: true, push: false } as const;
  const adapter = url.startsWith("file:")
    ? withOwnConnections(
        url,
        sqliteAdapter({
          ...common,
          client: { url },
          prodMigrations: sqliteMigrations,
          migrationDir: join(folder, "sqlite"),
          // What cannot be published is rolled back.
          transactionOptions: {},
        }),
      )
    : postgresAdapter({
        ...common,
        pool: { connectionString: url },
        prodMigrations: postgresMigrations,
        migrationDir: join(folder, "postgres"),
      });
  return oneTransactionAtATime(adapter as DatabaseAdapterObj);
}

/** The adapter takes a client that is there; one of its own it would open otherwise. */
function withOwnConnections(
  url: string,
  adapter: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { connect } = db;
      db.connect = async (options) => {
        db.client ??= await openSqlite(url);
        return connect?.call(db, options);
      };
      return Object.assign(db, { scrub: () => scrubSqlite(db.client) });
    },
  };
}

/**
 * Leaves no byte of what was deleted in the files of a database that is kept in files; PostgreSQL clears its own by
 * and by.
 * @throws Error when somebody reads the database all the while, such as a backup
 */
export async function scrub({ db }: Payload): Promise<void> {
  if ("scrub" in db) await (db.scrub as Write)({});
}

/**
 * Transactions wait for their turn. Two publications at once could each be sound and break the site together; and
 * SQLite, which has one writer, would fail a second transaction, or a write beside one, instead of letting it wait.
 */
function oneTransactionAtATime(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { beginTransaction, commitTransaction, rollbackTransaction } = db;
      const ends = new Map<unknown, () => void>();
      let last: Promise<void> = Promise.resolve();
      const takeTurn = () => {
        const previous = last;
        const { promise, resolve: end } = Promise.withResolvers<void>();
        last = promise;
        return { previous, end };
      };
      db.beginTransaction = async (options) => {
        const { previous, end } = takeTurn();
        await previous;
        try {
          const id = await beginTransaction.call(db, options);
          if (id === null) end();
          else ends.set(id, end);
          return id;
        } catch (error) {
          end();
          throw error;
        }
      };
      const inTurn =
        (write: Write): Write =>
        async (args) => {
          if (args.req?.transactionID) return write.call(db, args);
          const { previous, end } = takeTurn();
          // Within a transaction of its own request it would wait for itself: then it fails as it would have before.
          await Promise.race([previous, wait(patienceMs, undefined, { ref: false })]);
          return write.call(db, args).finally(() => previous.then(end));
        };
      for (const name of loneWrites) Object.assign(db, { [name]: inTurn(db[name] as Write) });
      if ("scrub" in db) Object.assign(db, { scrub: inTurn(db.scrub as Write) });
      const ending =
        (end: typeof commitTransaction): typeof commitTransaction =>
        async (given) => {
          const id = await given;
          try {
            await end.call(db, id);
          } finally {
            ends.get(id)?.();
            ends.delete(id);
          }
        };
      db.commitTransaction = ending(commitTransaction);
      db.rollbackTransaction = ending(rollbackTransaction);
      return db;
    },
  };
}

/** What Payload also writes outside of transactions: counts of wrong passwords, settings of the panel, states of jobs. */
const loneWrites = ["create", "updateOne", "deleteOne", "deleteMany", "updateJobs"] as const;
type Write = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>;
const patienceMs = 30_000;
