import { join } from "node:path";
import { type PostgresAdapter, postgresAdapter } from "@payloadcms/db-postgres";
import type { DatabaseAdapterObj, Payload } from "payload";
import { migrations } from "./migrations/index.ts";
import { oneTransactionAtATime } from "./transactions.ts";

/** Enough for what is read beside the one transaction; fewer than the server of the data folder lets in. */
const connections = 20;

/**
 * PostgreSQL. Tables change by migrations only, which run at start. Blocks are kept as JSON: they are read and written
 * as a whole, and tables for every kind of block would make three hundred.
 */
export function database(url: string): DatabaseAdapterObj<PostgresAdapter> {
  const adapter = postgresAdapter({
    blocksAsJSON: true,
    push: false,
    pool: { connectionString: url, max: connections },
    prodMigrations: migrations,
    migrationDir: join(/* turbopackIgnore: true */ process.cwd(), "src/migrations"),
    disableCreateDatabase: true,
  });
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { connect } = db;
      db.connect = async (options) => {
        db.pool = newPool(db, args.payload);
        await refuseNewer(db);
        return connect?.call(db, options);
      };
      oneTransactionAtATime(db);
      return db;
    },
  };
}

/** A connection that ends while nobody uses it, as with a restart of the database, is replaced; by itself it would end the process. */
function newPool(db: PostgresAdapter, payload: Payload): PostgresAdapter["pool"] {
  const pool = new db.pg.Pool(db.poolOptions);
  // Whoever uses a connection learns of its end by what he asked.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => payload.logger.warn(`A connection to the database ended: ${error.message}`));
  return pool;
}

/** @throws Error when a later release has changed the tables: this one would write what that one cannot read */
async function refuseNewer({ pool }: PostgresAdapter): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name = 'payload_migrations'",
  );
  if (rows.length === 0) return;
  const known = new Set(migrations.map(({ name }) => name));
  const done = await pool.query<{ name: string }>("SELECT name FROM payload_migrations ORDER BY id");
  const unknown = done.rows.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is of a newer release (it knows the migration ${unknown.join(", ")}, which this one does not): start the newer release, or restore a backup of this one's into an empty database.`,
  );
}
