import { type Client, createClient } from "@libsql/client";
import { Sqlite3Transaction } from "@libsql/client/sqlite3";
import Database from "libsql";

/** What every connection is set to. What is deleted is overwritten, not only forgotten. */
const settings = ["busy_timeout = 5000", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"];

/**
 * A database in a file, over two connections: one for transactions, which come one at a time, and one for everything
 * beside them. The client itself gives up its connection with every transaction, settings and all, and leaves it to
 * the garbage collector, with a copy of all tables' descriptions.
 * @param url `file:` and the path of the database
 */
export async function openSqlite(url: string): Promise<Client> {
  const client = createClient({ url });
  await client.execute("PRAGMA journal_mode = WAL");
  for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
  const { rows } = await client.execute("PRAGMA database_list");
  const connection = new Database(String(rows[0]?.file));
  for (const setting of settings) connection.exec(`PRAGMA ${setting}`);
  client.transaction = async () => {
    connection.exec("BEGIN IMMEDIATE");
    return new Sqlite3Transaction(connection, "number");
  };
  return client;
}

/**
 * Writes the database anew without what was deleted, and empties its log: nothing deleted can be read from its files.
 * No transaction may be open.
 * @throws Error when somebody reads the log all the while, such as a backup
 */
export async function scrubSqlite(client: Client): Promise<void> {
  await client.execute("VACUUM");
  const { rows } = await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  if (rows[0]?.busy !== 0) throw new Error("The log of the database is in use and could not be emptied.");
}
