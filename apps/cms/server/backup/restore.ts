import { createReadStream, existsSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { drizzle } from "@payloadcms/db-postgres/drizzle/node-postgres";
import { StartError } from "@waku/server";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrations } from "../../src/migrations/index.ts";
import { type Contents, mediaFolder, readArchive, tablesFolder, withFolder } from "./archive.ts";
import { namesOf, tableOf } from "./backup.ts";

type Constraint = { table: string; name: string; definition: string };

/**
 * Puts a backup into an empty database and an empty folder of uploads: all of it, or nothing. The tables are made by the
 * migrations that the backup had; the next start of the backend runs those that came since.
 * @throws StartError when either is not empty, or the archive is damaged or of a newer release
 */
export async function restoreBackup(file: string, client: pg.Client, uploads: string): Promise<void> {
  const present = await namesOf(client, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
  if (present.length > 0)
    throw new StartError("The database is not empty: restore into an empty data folder (DATA_DIR) or database.");
  if (existsSync(uploads) && (await readdir(uploads)).length > 0)
    throw new StartError(`${uploads} is not empty: restore into an empty data folder (DATA_DIR).`);
  await withFolder(uploads, async (folder) => {
    const contents = await readArchive(file, folder);
    await client.query("BEGIN");
    try {
      await createTables(client, contents);
      await fillTables(client, contents, join(folder, tablesFolder));
      await cp(join(folder, mediaFolder), uploads, { recursive: true });
      await client.query("COMMIT");
    } catch (error) {
      await client.query("ROLLBACK");
      await rm(uploads, { recursive: true, force: true });
      throw error;
    }
  });
}

async function createTables(client: pg.Client, { migrations: names }: Contents): Promise<void> {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup is of a newer release (it knows the migration ${unknown.join(", ")}, which this one does not): restore it with that release.`,
    );
  for (const name of names) await known.get(name)?.up({ db: drizzle(client) } as never);
}

/** Rows come table by table, so what one says of another is checked when all are there. */
async function fillTables(client: pg.Client, { tables, sequences }: Contents, folder: string): Promise<void> {
  const { rows: constraints } = await client.query<Constraint>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of constraints) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name, columns } of tables) {
    const copy = client.query(copyFrom(`COPY ${tableOf(client, name, columns)} FROM STDIN`));
    await pipeline(createReadStream(join(folder, name)), copy);
  }
  for (const [name, value] of Object.entries(sequences))
    await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, value]);
  for (const { table, name, definition } of constraints)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
